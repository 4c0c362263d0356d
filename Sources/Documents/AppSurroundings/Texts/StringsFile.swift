/// A strings file: lines such as `"key" = "text";` with comments between them. Those in built apps are property lists, in XML or
/// Apple's binary form.
package struct StringsFile: Sendable {
    package private(set) var texts: [String: String] = [:]
    /// What ended the reading. The texts before it count.
    package private(set) var damage: Damage?

    package init(_ bytes: [UInt8]) {
        do throws(Damage) {
            let members: [String: PropertyList]
            if bytes.starts(with: BinaryPropertyList.mark) || XMLPropertyList.isXML(bytes) {
                let list = try PropertyList(bytes)
                guard let found = list.dictionary else { throw Damage("the property list is no dictionary") }
                members = found
            } else {
                (members, damage) = OldStylePropertyList.readMembers(try SourceText(bytes))
            }
            texts = members.compactMapValues(\.string)
        } catch {
            damage = error
        }
    }
}
