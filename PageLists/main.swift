import EditorServer
import FileAccess

// Writes what the page knows of the server's messages: PageLists OUTPUT
let words = CommandLine.arguments
guard words.count == 2 else { fatalError("expected OUTPUT") }
try DiskFiles().put(Array(MessageLists.module.utf8), asFile: words[1])
