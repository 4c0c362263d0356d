// swift-tools-version: 6.2
import PackageDescription

let examples = ["LintTexts", "RenameClass", "DiffPictures", "MakeStoryboard"]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    // In a package of yours, it is `.package(url: "ADDRESS-OF-THE-REPOSITORY", from: "0.2.0")`.
    dependencies: [.package(name: "OpenStoryboard", path: "..")],
    targets: examples.map {
        .executableTarget(
            name: $0, dependencies: [.product(name: "StoryboardKit", package: "OpenStoryboard")], path: $0)
    }
)
