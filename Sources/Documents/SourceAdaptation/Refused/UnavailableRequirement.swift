import SwiftSyntax

/// Collections that don't say how elements are replaced. Compilers before Swift 5.7 took the unavailable method that the
/// standard library has in its place, which stops the app when it is called.
extension RefusedCode {
    /// Adds the method to the types that complaints are about. Returns whether there were any.
    package mutating func addReplacements(_ complaints: [Complaint]) -> Bool {
        let places = complaints.filter { $0.message.hasPrefix(Self.unavailable) }
        return edit(places) { offset, syntax, _ in
            guard let token = syntax.token(at: AbsolutePosition(utf8Offset: offset)),
                let group = token.outward.lazy
                    .compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first
            else { return nil }
            let place = group.memberBlock.leftBrace.span.upperBound
            return (place, { $0.insert(Self.replacement, at: place) })
        }
    }

    private static let unavailable =
        "unavailable instance method 'replaceSubrange(_:with:)' was used to satisfy a requirement"

    private static let replacement =
        " public func replaceSubrange<NewElements: Swift.Collection>(_ subrange: Swift.Range<Index>, with newElements:"
        + " NewElements) where NewElements.Element == Element { fatalError(\"\\(Self.self) replaces no elements\") }; "
}
