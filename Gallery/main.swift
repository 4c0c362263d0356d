import CoreGraphics
import Foundation

// Draws the images of the gallery to the given folder.
guard let folder = CommandLine.arguments.dropFirst().first else {
    FileHandle.standardError.write(Data("usage: Gallery FOLDER\n".utf8))
    exit(2)
}
for picture in GalleryPicture.all(sample: "Samples/DailyBuzz/DailyBuzz.storyboard") {
    guard let png = try picture.draw()?.pngData() else {
        FileHandle.standardError.write(Data("Gallery: '\(picture.name)' has nothing to show\n".utf8))
        exit(1)
    }
    try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(picture.name).png"))
}
