/// A strings file: lines such as `"key" = "text";` with comments. In built apps it is a property list in the XML or
/// binary format.
package struct StringsFile: Sendable {
    package private(set) var texts: [String: String] = [:]
    /// The error that ended the reading. The strings before it are valid.
    package private(set) var error: FormatError?

    package init(_ bytes: [UInt8]) {
        do throws(FormatError) {
            let members: [String: PropertyList]
            if bytes.starts(with: BinaryPropertyList.mark) || XMLPropertyList.isXML(bytes) {
                let list = try PropertyList(bytes)
                guard let found = list.dictionary else { throw FormatError("the property list is not a dictionary") }
                members = found
            } else {
                (members, error) = OldStylePropertyList.readMembers(try SourceText(bytes))
            }
            texts = members.compactMapValues(\.string)
        } catch {
            self.error = error
        }
    }
}
