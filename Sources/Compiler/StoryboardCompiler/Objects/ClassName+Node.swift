import NibArchive
import XMLTree

extension ClassName {
    /// Returns the class that an element names, as nibs write it: with its module for Swift, unchanged for Objective-C.
    /// Returns nil if the element names none.
    static func custom(of element: Node) -> String? {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        guard let module = element["customModule"], !module.isEmpty else { return name }
        return ClassName(name, module: module).archived
    }
}
