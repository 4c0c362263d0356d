public import Foundation

/// A formatter of lists, which Foundation for Linux lacks: "a, b, and c" in the locale's language.
public class ListFormatter: Formatter, @unchecked Sendable {
    public var locale: Locale! = .autoupdatingCurrent
    /// Writes the items; without one, these are written as texts are.
    public var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    public func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(.list(type: .and, width: .standard).locale(locale ?? .autoupdatingCurrent))
    }

    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }
}
