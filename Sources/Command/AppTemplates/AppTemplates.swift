import Foundation

/// The files that new apps begin with.
package enum AppTemplates {
    /// The names of the templates.
    package static let names = ["single-view", "master-detail", "tabs", "pages", "collection"]

    /// What stands for the app's name in the files and their names.
    package static let placeholder = "___NAME___"

    /// The folders with a template's files: those of all apps, its own, and those of parts that are added. The files of a later one
    /// replace those of the others.
    package static func folders(of template: String, withCoreData: Bool) -> [String] {
        let folders = ["common", template] + (withCoreData ? ["core-data"] : [])
        return folders.map { Bundle.module.bundlePath + "/Templates/" + $0 }
    }
}
