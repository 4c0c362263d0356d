public import Foundation

/// Formats texts with the font panel of a Mac. There is none here.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: DelegateObject {
    func updateTextAttributes(
        conversionHandler: @escaping ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

@preconcurrency @MainActor
public final class UITextFormattingCoordinator: NSObject {
    public weak var delegate: (any UITextFormattingCoordinatorDelegate)?
    public class var isFontPanelVisible: Bool { false }
    private static var all: [ObjectIdentifier: UITextFormattingCoordinator] = [:]

    public init(windowScene: UIWindowScene) { super.init() }

    public static func textFormattingCoordinator(for windowScene: UIWindowScene) -> UITextFormattingCoordinator {
        let known = all[ObjectIdentifier(windowScene)] ?? UITextFormattingCoordinator(windowScene: windowScene)
        all[ObjectIdentifier(windowScene)] = known
        return known
    }
    /// Tells the font panel what is selected.
    public func setSelectedAttributes(_ attributes: [NSAttributedString.Key: Any], isMultiple flag: Bool) {}
    public static func toggleFontPanel(_ sender: Any) {}
}

/// Hears what a person chooses to format a text. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UITextFormattingViewControllerDelegate: DelegateObject {
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        didChange changeValue: UITextFormattingViewController.ChangeValue)
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresent fontPicker: UIFontPickerViewController
    ) -> Bool
    func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresent colorPicker: UIColorPickerViewController
    ) -> Bool
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
}

extension UITextFormattingViewControllerDelegate {
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresent fontPicker: UIFontPickerViewController
    ) -> Bool { true }
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController, shouldPresent colorPicker: UIColorPickerViewController
    ) -> Bool { true }
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

/// A panel to format a text: faces, size, alignment and color.
@preconcurrency @MainActor
open class UITextFormattingViewController: UIViewController {
    /// What a person has chosen.
    public enum ChangeValue: Hashable {
        case setBold, unsetBold, setItalic, unsetItalic, setUnderline, unsetUnderline, setStrikethrough
        case unsetStrikethrough, increaseFontSize, decreaseFontSize
        case textAlignment(NSTextAlignment)
        case textColor(UIColor)
        case font(UIFont)
        case formattingStyleKey(String)

        /// What kind of change it is.
        public var changeType: ChangeType {
            switch self {
            case .setBold: .setBold
            case .unsetBold: .removeBold
            case .setItalic: .setItalic
            case .unsetItalic: .removeItalic
            case .setUnderline: .setUnderline
            case .unsetUnderline: .removeUnderline
            case .setStrikethrough: .setStrikethrough
            case .unsetStrikethrough: .removeStrikethrough
            case .increaseFontSize: .increaseFontSize
            case .decreaseFontSize: .decreaseFontSize
            case .textAlignment: .textAlignment
            case .textColor: .textColor
            case .font: .font
            case .formattingStyleKey: .formattingStyle
            }
        }
        /// The alignment that was chosen, if one was.
        public var textAlignment: NSTextAlignment? {
            if case .textAlignment(let alignment) = self { alignment } else { nil }
        }
    }

    /// A kind of change.
    public enum ChangeType: String, Sendable {
        case setBold, removeBold, setItalic, removeItalic, setUnderline, removeUnderline, setStrikethrough
        case removeStrikethrough, increaseFontSize, decreaseFontSize, textAlignment, textColor, font, formattingStyle
    }

    /// A part of the panel.
    public struct Component: Hashable, Sendable {
        public enum Key: String, Sendable {
            case formattingStyles, fontAttributes, fontPicker, fontSize, fontPointSize, textAlignment
            case textAlignmentAndJustification, textIndentation, lineHeight, listStyles, textColor, highlight
            case highlightPicker
        }
        public enum PreferredSize: Int, Sendable { case automatic, mini, small, regular, large, extraLarge }

        public let componentKey: Key
        public let preferredSize: PreferredSize

        public init(componentKey: Key, preferredSize: PreferredSize = .automatic) {
            (self.componentKey, self.preferredSize) = (componentKey, preferredSize)
        }
    }

    /// Parts of the panel in a row.
    public struct ComponentGroup: Hashable, Sendable {
        public let components: [Component]
        public init(components: [Component]) { self.components = components }
    }

    /// A style of the app.
    public struct FormattingStyle {
        public let styleKey: String
        public let title: String
        public let attributes: [NSAttributedString.Key: Any]

        public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any]) {
            (self.styleKey, self.title, self.attributes) = (styleKey, title, attributes)
        }
    }

    /// What the panel has.
    @preconcurrency @MainActor
    public final class Configuration: NSObject {
        public let groups: [ComponentGroup]
        public var formattingStyles: [FormattingStyle] = []
        public var fontPickerConfiguration = UIFontPickerViewController.Configuration()

        public override convenience init() {
            let all: [[Component.Key]] = [
                [.formattingStyles], [.fontAttributes], [.fontPicker, .fontSize], [.textAlignment], [.textColor],
            ]
            self.init(groups: all.map { ComponentGroup(components: $0.map { Component(componentKey: $0) }) })
        }
        public init(groups: [ComponentGroup]) {
            self.groups = groups
            super.init()
        }
    }

    /// The formats of the text that is selected.
    @preconcurrency @MainActor
    public final class FormattingDescriptor: NSObject {
        public var fonts: [UIFont] = []
        public var textColors: [UIColor] = []
        public var lineHeight: CGFloat = .nan
        public var isUnderlinePresent = false
        public var isStrikethroughPresent = false
        public var textAlignments: Set<NSTextAlignment> = []
        /// The lists that the text is in. Texts have none here.
        public var textLists: Set<String> = []
        public var highlights: Set<String> = []
        public var formattingStyleKey: String?

        public override init() { super.init() }
        public convenience init(attributes: [NSAttributedString.Key: Any]) {
            self.init()
            add(attributes)
        }
        public convenience init(string: NSAttributedString, range: NSRange) {
            self.init()
            let whole = NSIntersectionRange(range, NSRange(location: 0, length: string.length))
            string.enumerateAttributes(in: whole) { attributes, _, _ in
                MainActor.assumeIsolated { add(attributes) }
            }
        }

        private func add(_ attributes: [NSAttributedString.Key: Any]) {
            if let font = attributes[.font] as? UIFont, !fonts.contains(font) { fonts.append(font) }
            if let color = attributes[.foregroundColor] as? UIColor, !textColors.contains(color) {
                textColors.append(color)
            }
            isUnderlinePresent = isUnderlinePresent || (attributes[.underlineStyle] as? Int ?? 0) != 0
            isStrikethroughPresent = isStrikethroughPresent || (attributes[.strikethroughStyle] as? Int ?? 0) != 0
            guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            textAlignments.insert(style.alignment)
            lineHeight = style.lineHeightMultiple
        }

        func has(_ trait: UIFontDescriptor.SymbolicTraits) -> Bool {
            !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
        }
    }

    public let configuration: Configuration
    public weak var delegate: (any UITextFormattingViewControllerDelegate)?
    /// What the panel shows as chosen.
    public var formattingDescriptor: FormattingDescriptor? { didSet { if isViewLoaded { fill() } } }
    private let rows = UIStackView()

    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        title = "Format"
        preferredContentSize = CGSize(width: 375, height: 300)
    }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        (rows.axis, rows.spacing) = (.vertical, 12)
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
        fill()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.textFormattingDidFinish(self) }
    }

    private func fill() {
        for row in rows.arrangedSubviews { row.removeFromSuperview() }
        for group in configuration.groups {
            let parts = group.components.flatMap { buttons(of: $0.componentKey) }
            guard !parts.isEmpty else { continue }
            let row = UIStackView(arrangedSubviews: parts)
            (row.distribution, row.spacing) = (.fillEqually, 8)
            rows.addArrangedSubview(row)
        }
    }

    private func buttons(of key: Component.Key) -> [UIButton] {
        let now = formattingDescriptor
        switch key {
        case .fontAttributes:
            return [
                toggle("bold", now?.has(.traitBold) ?? false, .setBold, .unsetBold),
                toggle("italic", now?.has(.traitItalic) ?? false, .setItalic, .unsetItalic),
                toggle("underline", now?.isUnderlinePresent ?? false, .setUnderline, .unsetUnderline),
                toggle(
                    "strikethrough", now?.isStrikethroughPresent ?? false, .setStrikethrough, .unsetStrikethrough),
            ]
        case .fontSize, .fontPointSize:
            return [
                button(symbol: "minus", false) { $0.report(.decreaseFontSize) },
                button(symbol: "plus", false) { $0.report(.increaseFontSize) },
            ]
        case .textAlignment, .textAlignmentAndJustification:
            let all: [(String, NSTextAlignment)] = [
                ("text.alignleft", .left), ("text.aligncenter", .center), ("text.alignright", .right),
            ]
            return all.map { symbol, alignment in
                button(symbol: symbol, now?.textAlignments.contains(alignment) ?? false) {
                    $0.report(.textAlignment(alignment))
                }
            }
        case .fontPicker:
            return [button(familyName ?? "Font", false) { $0.showFonts() }]
        case .textColor: return [button("Color", false) { $0.showColors() }]
        case .formattingStyles:
            return configuration.formattingStyles.map { style in
                button(style.title, now?.formattingStyleKey == style.styleKey) {
                    $0.report(.formattingStyleKey(style.styleKey))
                }
            }
        // Texts have no lists, indents and highlights of their own here.
        case .textIndentation, .lineHeight, .listStyles, .highlight, .highlightPicker: return []
        }
    }

    private func toggle(_ symbol: String, _ isOn: Bool, _ set: ChangeValue, _ unset: ChangeValue) -> UIButton {
        button(symbol: symbol, isOn) { $0.report(isOn ? unset : set) }
    }

    private func button(
        _ title: String? = nil, symbol: String? = nil, _ isOn: Bool,
        _ act: @escaping (UITextFormattingViewController) -> Void
    ) -> UIButton {
        var look = isOn ? UIButton.Configuration.filled() : .gray()
        (look.title, look.image) = (title, symbol.flatMap { UIImage(systemName: $0) })
        look.titleLineBreakMode = .byTruncatingTail
        let button = UIButton(configuration: look)
        button.addAction(UIAction { [weak self] _ in self.map(act) }, for: .primaryActionTriggered)
        return button
    }

    /// The family of the text, as a person knows it.
    private var familyName: String? {
        formattingDescriptor?.fonts.first.map { $0.familyName.hasPrefix(".") ? "System Font" : $0.familyName }
    }

    private func report(_ change: ChangeValue) { delegate?.textFormattingViewController(self, didChange: change) }

    private lazy var choices = Choices(self)

    private func showFonts() {
        let picker = UIFontPickerViewController(configuration: configuration.fontPickerConfiguration)
        picker.delegate = choices
        if delegate?.textFormattingViewController(self, shouldPresent: picker) != false {
            present(picker, animated: true)
        }
    }

    private func showColors() {
        let picker = UIColorPickerViewController()
        if let color = formattingDescriptor?.textColors.first { picker.selectedColor = color }
        picker.delegate = choices
        if delegate?.textFormattingViewController(self, shouldPresent: picker) != false {
            present(picker, animated: true)
        }
    }

    /// Passes on what a person chooses in pickers.
    private final class Choices: UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
        private unowned let owner: UITextFormattingViewController
        init(_ owner: UITextFormattingViewController) { self.owner = owner }

        func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
            guard let descriptor = viewController.selectedFontDescriptor else { return }
            owner.report(.font(UIFont(descriptor: descriptor, size: 0)))
        }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { if !continuously { owner.report(.textColor(color)) } }
    }
}
