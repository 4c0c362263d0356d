/// The name of a class in nibs and in source code.
///
/// Nibs use Objective-C runtime names for Swift classes: `_TtC4Shop4Cell` is `Shop.Cell`, `_TtCC4Shop4List4Cell` is
/// `Shop.List.Cell`. Other names, such as `UILabel`, are the same in both.
package struct ClassName: Hashable, Sendable {
    /// The module, the enclosing types from the outermost, and the class; for an Objective-C class only its name.
    package var parts: [String]

    /// Creates the name of a class in a module, with periods after enclosing types.
    package init(_ name: String, module: String) {
        let nested = name.split(separator: ".").map(String.init)
        parts = [Self.identifier(module)] + (nested.isEmpty ? [name] : nested)
    }

    /// Creates a name from that in a nib. A name that can't be demangled is kept.
    package init(archived name: String) {
        var mangled = MangledName(name)
        parts = mangled?.parts() ?? [name]
    }

    /// The name in nibs: `_Tt`, a `C` for each class, then module and classes, each after its length in UTF-8 bytes.
    package var archived: String {
        guard parts.count > 1 else { return parts.first ?? "" }
        let kinds = String(repeating: "C", count: parts.count - 1)
        return "_Tt\(kinds)" + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// The name in source code: `Shop.List.Cell`.
    package var readable: String { parts.joined(separator: ".") }

    /// Returns a module name: invalid characters of the product name become underscores.
    private static func identifier(_ module: String) -> String {
        var name = ""
        for scalar in module.unicodeScalars {
            let isAllowed = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
            name.unicodeScalars.append(isAllowed ? scalar : "_")
        }
        return name
    }
}

/// Demangles a name: the kinds of its types, from the innermost, then their names, from the module.
private struct MangledName {
    private var rest: Substring.UTF8View

    init?(_ name: String) {
        guard name.hasPrefix("_Tt") else { return nil }
        rest = name.dropFirst(3).utf8
    }

    /// Returns the components, or nil if the name isn't that of a type in a module.
    mutating func parts() -> [String]? {
        // A class, a structure or an enumeration.
        let kinds = rest.prefix { "CVO".utf8.contains($0) }.count
        rest = rest.dropFirst(kinds)
        guard kinds > 0, let module = module() else { return nil }
        var parts = [module]
        for _ in 0..<kinds {
            guard let name = typeName() else { return nil }
            parts.append(name)
        }
        return rest.isEmpty ? parts : nil
    }

    /// Reads the module; the standard library's is a letter.
    private mutating func module() -> String? {
        guard rest.first == UInt8(ascii: "s") else { return counted() }
        rest = rest.dropFirst()
        return "Swift"
    }

    /// Reads a type name, which for a private type follows its file's discriminator.
    private mutating func typeName() -> String? {
        if rest.first == UInt8(ascii: "P") {
            rest = rest.dropFirst()
            guard counted() != nil else { return nil }
        }
        return counted()
    }

    /// Reads text after its length in bytes.
    private mutating func counted() -> String? {
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard let length = Int(Substring(digits)), length > 0 else { return nil }
        rest = rest.dropFirst(digits.count)
        guard rest.count >= length else { return nil }
        let text = String(rest.prefix(length))
        rest = rest.dropFirst(length)
        return text
    }
}
