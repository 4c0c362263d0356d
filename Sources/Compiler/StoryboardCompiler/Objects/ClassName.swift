import XMLTree

/// The name under which the runtime knows a class.
enum ClassName {
    /// The class that an element names: Swift's with its module in the legacy mangling, Objective-C's as it stands. Nil if
    /// it names none.
    static func custom(of element: Node) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        guard let module = element["customModule"], !module.isEmpty else { return name }
        return mangled(name, module: module)
    }

    /// `_TtC` with module and class, each after its length; the lengths count UTF-8 bytes.
    static func mangled(_ name: String, module: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        let kinds = String(repeating: "C", count: max(1, parts.count))
        return "_Tt\(kinds)" + ([identifier(module)] + parts.map { "\($0.utf8.count)\($0)" }).joined()
    }

    /// Modules are named after products, in which anything that an identifier cannot have has become an underscore.
    private static func identifier(_ module: String) -> String {
        var name = ""
        for scalar in module.unicodeScalars {
            let isAllowed = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_"
            name.unicodeScalars.append(isAllowed ? scalar : "_")
        }
        return "\(name.utf8.count)\(name)"
    }
}
