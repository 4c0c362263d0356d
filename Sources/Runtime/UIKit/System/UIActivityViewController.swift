public import Foundation

/// A service for the items of an activity view controller.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public enum Category: Int, Sendable { case action, share }

    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private init(system name: String) { rawValue = "com.apple.UIKit.activity.\(name)" }

        public static let postToFacebook = ActivityType(system: "PostToFacebook")
        public static let postToTwitter = ActivityType(system: "PostToTwitter")
        public static let postToWeibo = ActivityType(system: "PostToWeibo")
        public static let message = ActivityType(system: "Message")
        public static let mail = ActivityType(system: "Mail")
        public static let print = ActivityType(system: "Print")
        public static let copyToPasteboard = ActivityType(system: "CopyToPasteboard")
        public static let assignToContact = ActivityType(system: "AssignToContact")
        public static let saveToCameraRoll = ActivityType(system: "SaveToCameraRoll")
        public static let addToReadingList = ActivityType(system: "AddToReadingList")
        public static let postToFlickr = ActivityType(system: "PostToFlickr")
        public static let postToVimeo = ActivityType(system: "PostToVimeo")
        public static let postToTencentWeibo = ActivityType(system: "TencentWeibo")
        public static let airDrop = ActivityType(system: "AirDrop")
        public static let openInIBooks = ActivityType(system: "OpenInIBooks")
        public static let markupAsPDF = ActivityType(system: "MarkupAsPDF")
    }

    public override init() { super.init() }

    open class var activityCategory: Category { .action }
    open var activityType: ActivityType? { nil }
    open var activityTitle: String? { nil }
    open var activityImage: UIImage? { nil }
    open var activityViewController: UIViewController? { nil }
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    open func prepare(withActivityItems activityItems: [Any]) {}
    open func perform() {}
    open func activityDidFinish(_ completed: Bool) {}
}

/// Parts of the list of an activity view controller.
public struct UIActivitySectionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let peopleSuggestions = Self(rawValue: 1)
}

/// Shares items. No service is installed here, which it says, besides those of the app itself.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Called at the end, before there were items to return.
    open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
    /// Whether an activity of the app may be shown large, above the others. None is.
    open var allowsProminentActivity = true
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Parts of the list that are left out. It has no parts here.
    open var excludedActivitySectionTypes: UIActivitySectionTypes = []
    private let sources: ActivityItems
    /// The items' metadata.
    private lazy var items = sources.placeholders(self)
    private let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (sources, activities) = (ActivityItems(items: activityItems), applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Creates a controller that shares the items of a configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let local = (activityItemsConfiguration as? UIActivityItemsConfiguration)?.localObject.map { [$0] }
        self.init(
            activityItems: local ?? activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }

    public required init?(coder: NSCoder) { return nil }

    open override func loadView() {
        view = UIView()
        view.backgroundColor = .systemGroupedBackground
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.end(nil, completed: false) }, for: .touchUpInside)
        var rows: [UIView] = [text(items.map(Self.title).joined(separator: "\n"), .headline)]
        for activity in activities where activity.canPerform(withActivityItems: items) {
            let button = UIButton(type: .system)
            button.setTitle(activity.activityTitle, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.perform(activity) }, for: .touchUpInside)
            rows.append(button)
        }
        rows += [text("There are no other services to share with on this device.", .footnote), close]
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func text(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    private static func title(_ item: Any) -> String {
        switch item {
        case let text as String: text
        case let url as URL: url.absoluteString
        case is UIImage: "Image"
        default: "\(type(of: item))"
        }
    }

    private func perform(_ activity: UIActivity) {
        activity.prepare(withActivityItems: sources.items(for: activity.activityType, self))
        activity.perform()
        end(activity.activityType, completed: true)
    }

    private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        let handler = completionWithItemsHandler
        let items = items
        dismiss(animated: true) { handler?(type, completed, completed ? items : nil, nil) }
    }
}
