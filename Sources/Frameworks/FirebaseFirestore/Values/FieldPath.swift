public import Foundation

/// The names of fields that lead to a value.
public final class FieldPath: NSObject, NSCopying, ExpressibleByStringLiteral, Sendable {
    let names: [String]

    /// Creates a path of names.
    public init(_ fieldNames: [String]) {
        precondition(!fieldNames.isEmpty && !fieldNames.contains(""), "the path of a field has names that aren't empty")
        names = fieldNames
    }

    public convenience init(stringLiteral value: String) { self.init(dotted: value) }

    /// Creates the path of a text with points between the names.
    convenience init(dotted text: String) {
        precondition(
            !text.contains { "~*/[]".contains($0) },
            "the path of a field has none of the characters ~ * / [ ], which '\(text)' has; use FieldPath with names")
        self.init(text.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    }

    private static let idName = "__name__"

    /// Returns the path of a document's identifier, for queries.
    public class func documentID() -> FieldPath { FieldPath([idName]) }

    var isID: Bool { names == [Self.idName] }

    public override func isEqual(_ object: Any?) -> Bool { (object as? FieldPath)?.names == names }
    public override var hash: Int { names.hashValue }
    public override var description: String { names.joined(separator: ".") }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the path that an app passes as a text or as a path, or nil for other values.
    static func path(_ value: Any) -> FieldPath? {
        value as? FieldPath ?? (value as? String).map(FieldPath.init(dotted:))
    }
}
