import NibArchive
import XMLTree

extension ClassName {
    /// The class that an element names, as nibs spell it: Swift's with its module, Objective-C's as it stands. Nil if it
    /// names none.
    static func custom(of element: Node) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        guard let module = element["customModule"], !module.isEmpty else { return name }
        return ClassName(name, module: module).archived
    }
}
