import Foundation

/// What runs in the browser of a reader: the files of shared sites, which need no server.
package enum SharePage {
    /// The names of the files, the page first.
    package static let files = [
        "index.html", "site.css", "model.js", "board.js", "scene.js", "prototype.js", "comments.js", "search.js",
        "main.js",
    ]

    /// The folder with the files that came with the program.
    package static var folder: String { Bundle.module.bundlePath + "/Site" }
}
