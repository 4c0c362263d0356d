/// The name of a class as nibs and people spell it.
///
/// Nibs name classes of Swift as the runtime of Objective-C does: `_TtC4Shop4Cell` is `Shop.Cell`, `_TtCC4Shop4List4Cell` is
/// `Shop.List.Cell`. Other names, such as `UILabel`, are the same in both.
package struct ClassName: Hashable, Sendable {
    /// The module, then the types from the outermost in, then the class; a class of Objective-C has its name alone.
    package var parts: [String]

    /// The class of a module, in whose name dots separate a nested class from those around it.
    package init(_ name: String, module: String) {
        let nested = name.split(separator: ".").map(String.init)
        parts = [Self.identifier(module)] + (nested.isEmpty ? [name] : nested)
    }

    /// A name as nibs spell it. One that cannot be taken apart stays as it is.
    package init(archived name: String) {
        var mangled = MangledName(name)
        parts = mangled?.parts() ?? [name]
    }

    /// As nibs spell it: `_Tt`, a `C` for each class, then module and classes, each after its length in UTF-8 bytes.
    package var archived: String {
        guard parts.count > 1 else { return parts.first ?? "" }
        let kinds = String(repeating: "C", count: parts.count - 1)
        return "_Tt\(kinds)" + parts.map { "\($0.utf8.count)\($0)" }.joined()
    }

    /// As people spell it: `Shop.List.Cell`.
    package var readable: String { parts.joined(separator: ".") }

    /// Modules are named after products, in which anything that an identifier cannot have has become an underscore.
    private static func identifier(_ module: String) -> String {
        var name = ""
        for scalar in module.unicodeScalars {
            let isAllowed = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
            name.unicodeScalars.append(isAllowed ? scalar : "_")
        }
        return name
    }
}

/// Takes a mangled name apart: the kinds of its types, from the innermost out, then their names, from the module in.
private struct MangledName {
    private var rest: Substring.UTF8View

    init?(_ name: String) {
        guard name.hasPrefix("_Tt") else { return nil }
        rest = name.dropFirst(3).utf8
    }

    /// Nil where the name is not one of a type in a module.
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

    /// The standard library's is a letter of its own.
    private mutating func module() -> String? {
        guard rest.first == UInt8(ascii: "s") else { return counted() }
        rest = rest.dropFirst()
        return "Swift"
    }

    /// A private type's comes after what tells its file from others.
    private mutating func typeName() -> String? {
        if rest.first == UInt8(ascii: "P") {
            rest = rest.dropFirst()
            guard counted() != nil else { return nil }
        }
        return counted()
    }

    /// A text after its length in bytes.
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
