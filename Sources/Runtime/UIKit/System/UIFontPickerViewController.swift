public import Foundation

/// Hears of the font that a person chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: DelegateObject {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A list of the families of fonts, and of their faces.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What the list has, and how.
    @preconcurrency @MainActor
    public final class Configuration: NSObject {
        /// Whether a family leads to its faces.
        public var includeFaces = false
        /// Whether names are written in the system font instead of their own.
        public var displayUsingSystemFont = false
        /// The traits that fonts must have.
        public var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Returns whether a font is for languages. All fonts here are for those of the Latin script.
        public var filteredLanguagesPredicate: NSPredicate?

        public override init() { super.init() }
        public static func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            NSPredicate { languages, _ in
                guard let languages = languages as? [String] else { return false }
                return filteredLanguages.allSatisfy(languages.contains)
            }
        }
    }

    public let configuration: Configuration
    public weak var delegate: (any UIFontPickerViewControllerDelegate)?
    public var selectedFontDescriptor: UIFontDescriptor?

    public convenience init() { self.init(configuration: Configuration()) }
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        title = "Choose Font"
    }
    public override init(nibName: String?, bundle: Bundle?) {
        configuration = Configuration()
        super.init(nibName: nibName, bundle: bundle)
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = FontList(self, UIFont.familyNames.sorted(), family: nil)
        let stack = UINavigationController(rootViewController: list)
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }

    func pick(_ name: String) {
        selectedFontDescriptor = UIFont(name: name, size: 17)?.fontDescriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        presentingViewController?.dismiss(animated: true)
    }

    func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        presentingViewController?.dismiss(animated: true)
    }
}

/// The families, or the faces of one.
@MainActor
private final class FontList: UITableViewController {
    private unowned let picker: UIFontPickerViewController
    private let names: [String]

    init(_ picker: UIFontPickerViewController, _ names: [String], family: String?) {
        self.picker = picker
        let traits = picker.configuration.filteredTraits
        self.names = names.filter { name in
            let font = UIFont(name: UIFont.fontNames(forFamilyName: name).first ?? name, size: 17)
            return traits.isEmpty || font?.fontDescriptor.symbolicTraits.isSuperset(of: traits) == true
        }
        super.init(style: .plain)
        title = family ?? picker.title
        if family == nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Cancel", primaryAction: UIAction { [weak picker] _ in picker?.cancel() })
        }
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let name = names[indexPath.row]
        var content = UIListContentConfiguration.cell()
        content.text = name
        let faces = UIFont.fontNames(forFamilyName: name)
        if !picker.configuration.displayUsingSystemFont, let font = UIFont(name: faces.first ?? name, size: 17) {
            content.textProperties.font = font
        }
        cell.contentConfiguration = content
        cell.accessoryType = faces.count > 1 && picker.configuration.includeFaces ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let name = names[indexPath.row]
        let faces = UIFont.fontNames(forFamilyName: name)
        if faces.count > 1, picker.configuration.includeFaces {
            show(FontList(picker, faces, family: name), sender: self)
        } else {
            picker.pick(faces.first ?? name)
        }
    }
}
