import Foundation

/// What runs in the browser: the files of the editor's page.
package enum EditorPage {
    /// The folder with the page's files that came with the program.
    package static var folder: String { Bundle.module.bundlePath + "/Page" }
}
