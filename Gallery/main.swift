import Foundation

// Writes the pages of the gallery into the folder that is named.
guard let folder = CommandLine.arguments.dropFirst().first else {
    FileHandle.standardError.write(Data("usage: Gallery FOLDER\n".utf8))
    exit(2)
}
let pages: [(name: String, content: () -> Page)] = [
    ("controls", controls), ("buttons", buttons), ("cells", cells), ("bars", bars), ("text", texts),
    ("effects", effects),
]
for page in pages {
    for style in page.content().styles {
        let file = URL(fileURLWithPath: folder).appendingPathComponent("\(page.name)-\(style.name).png")
        try page.content().png(style.value)?.write(to: file)
    }
}
