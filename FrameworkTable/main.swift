import FileAccess
import SourceAdaptation

// Writes the table of UIKit's methods that selectors can name: FrameworkTable FOLDER OUTPUT
let words = CommandLine.arguments
guard words.count == 3 else { fatalError("expected FOLDER OUTPUT") }
let files = DiskFiles()
var closed: [FileError] = []
let sources = try files.walk(words[1], extensions: ["swift"], closed: &closed).map { path throws(FileError) in
    (path: path, bytes: try files.read(path).bytes)
}
try files.put(Array(FrameworkMembers(sources).source.utf8), asFile: words[2])
