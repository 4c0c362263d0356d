// A batch rename: gives a class another name in all storyboards and xibs below a folder. Nothing else of the files changes, and
// all are written or none.
//
//   swift run RenameClass OLD NEW FOLDER

import StoryboardKit

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 3 else { fatalError("usage: RenameClass OLD NEW FOLDER") }
let query = DocumentQuery(.className, arguments[0], isWhole: true)
let files = DiskFiles()
var changes: [FileChange] = []
for path in try files.walk(arguments[2], extensions: ["storyboard", "xib"]) {
    let contents = try files.read(path)
    var document = try Document(contents.bytes)
    let hits = document.find(query)
    if hits.isEmpty { continue }
    try document.perform(document.commands(replacing: hits, of: query, by: arguments[1]), name: "Rename")
    changes.append(FileChange(path, document.write(), expecting: contents.stamp))
    print("\(path): \(hits.count)")
}
try files.replaceAll(changes)
