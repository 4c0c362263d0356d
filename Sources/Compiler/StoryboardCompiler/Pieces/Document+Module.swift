package import StoryboardModel
import XMLTree

extension Document {
    /// Sets the module of classes that inherit it from the target: documents keep the one of a target that was renamed.
    package mutating func inheritModule(_ module: String) {
        for element in root.subtree
        where element["customModuleProvider"] == "target" && element["customModule"] != module {
            // Setting an attribute of an element in the document can't fail.
            try? set("customModule", of: element.id, to: module)
        }
    }
}
