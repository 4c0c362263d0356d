// Screenshots of a diff: the scenes that differ between two versions of a storyboard, in words and as pictures of both. The command
// `storyboard` draws them.
//
//   swift run DiffPictures STORYBOARD-COMMAND OLD NEW FOLDER

import Foundation
import StoryboardKit

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 4 else { fatalError("usage: DiffPictures STORYBOARD-COMMAND OLD NEW FOLDER") }
let (command, versions, folder) = (arguments[0], [arguments[1], arguments[2]], arguments[3])
let documents = try versions.map { try Document(try DiskFiles().read($0).bytes) }
let difference = DocumentDifference(from: documents[0], to: documents[1])
for entry in difference.decisions { print(entry.sentence) }

for scene in Set(difference.decisions.compactMap(\.sceneID)).sorted() {
    for (version, name) in zip(versions.indices, ["before", "after"])
    where documents[version].scenes.contains(where: { $0.id == scene }) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command)
        process.arguments = ["render", versions[version], "--scene", scene, "-o", "\(folder)/\(name)"]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { fatalError("\(command) failed") }
    }
}
