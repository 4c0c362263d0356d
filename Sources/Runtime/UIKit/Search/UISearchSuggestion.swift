public import Foundation
import QuartzCore

/// Something that a search offers to search for.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
    var localizedSuggestion: String? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var representedObject: Any? { get set }
}

/// A suggestion with a text, and maybe a description and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    public var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    public let localizedAttributedSuggestion: NSAttributedString?
    public let localizedDescription: String?
    public let iconImage: UIImage?
    public var representedObject: Any?

    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        (localizedAttributedSuggestion, self.localizedDescription) = (suggestion, localizedDescription)
        self.iconImage = iconImage
        super.init()
    }
    public convenience init(
        localizedSuggestion suggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion),
            localizedDescription: localizedDescription, iconImage: iconImage)
    }
}

/// Hears of the suggestions and tokens of a search field. All methods are optional.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
    public func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { NSItemProvider() }
}

/// An item that is pasted into a search field, which may become a token.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    func setSearchTokenResult(_ token: UISearchToken)
}

/// The suggestions below a search field.
@MainActor
final class SearchSuggestionList: UIView, UITableViewDataSource, UITableViewDelegate {
    private unowned let field: UISearchTextField
    private let table = UITableView(frame: .zero, style: .plain)
    private static let row: CGFloat = 48

    init(_ field: UISearchTextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = 12
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        table.layer.cornerRadius = 12
        table.clipsToBounds = true
        (table.dataSource, table.delegate, table.rowHeight) = (self, self, Self.row)
        addSubview(table)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the suggestions below the field while it is edited, or goes.
    func update() {
        guard let window = field.window, field.isFirstResponder, let all = field.searchSuggestions, !all.isEmpty
        else { return removeFromSuperview() }
        let rect = field.convert(field.bounds, to: window)
        let room = max(0, window.bounds.height - rect.maxY - 8 - window.keyboardOverlap)
        frame = CGRect(
            x: rect.minX, y: rect.maxY + 6, width: rect.width, height: min(room, CGFloat(all.count) * Self.row))
        table.frame = bounds
        if superview !== window { window.addSubview(self) }
        table.reloadData()
    }

    override var isLayoutIsland: Bool { true }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        field.searchSuggestions?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let suggestion = field.searchSuggestions?[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.attributedText = suggestion?.localizedAttributedSuggestion
        (content.secondaryText, content.image) = (suggestion?.localizedDescription, suggestion?.iconImage)
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let suggestion = field.searchSuggestions?[indexPath.row] else { return }
        field.choose(suggestion)
    }
}
