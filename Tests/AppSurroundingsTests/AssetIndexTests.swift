import FileAccess
import Foundation
import Testing

@testable import AppSurroundings

@Suite("Names in asset catalogs")
struct AssetIndexTests {
    private static let namespace = #"{"properties": {"provides-namespace": true}}"#

    private func app(_ files: [String: String]) throws -> AppFolder {
        try AppFolder("App", in: MemoryFiles(files.reduce(into: [:]) { $0["App/\($1.key)"] = $1.value }))
    }

    @Test("a group prefixes names only if it provides a namespace")
    func namespaces() throws {
        let app = try app([
            "Assets.xcassets/Contents.json": "{}",
            "Assets.xcassets/cup.imageset/Contents.json": "{}",
            "Assets.xcassets/Drinks/mug.imageset/Contents.json": "{}",
            "Assets.xcassets/Plain/Contents.json": "{}",
            "Assets.xcassets/Plain/Tea.colorset/Contents.json": "{}",
            "Assets.xcassets/Colors/Contents.json": Self.namespace,
            "Assets.xcassets/Colors/Roast.colorset/Contents.json": "{}",
            "Assets.xcassets/Colors/Inner/Ash.colorset/Contents.json": "{}",
            "Assets.xcassets/Plain/Deep/Contents.json": Self.namespace,
            "Assets.xcassets/Plain/Deep/Ice.colorset/Contents.json": "{}",
        ])
        #expect(app.imageNames == ["cup", "mug"])
        #expect(app.colorNames == ["Tea", "Colors/Roast", "Colors/Ash", "Deep/Ice"])
        #expect(app.set(.color, named: "Roast", near: "App/Main.storyboard") == nil)
        let folder = "App/Assets.xcassets/Colors/Roast.colorset"
        #expect(app.set(.color, named: "Colors/Roast", near: "App/Main.storyboard") == folder)
        #expect(app.problems.isEmpty)
    }

    @Test("every kind of set has its own names")
    func kinds() throws {
        let app = try app([
            "A.xcassets/one.imageset/Contents.json": "{}", "A.xcassets/one.colorset/Contents.json": "{}",
            "A.xcassets/one.dataset/Contents.json": "{}", "A.xcassets/bean.symbolset/Contents.json": "{}",
            "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
            "A.xcassets/Sprites.spriteatlas/Contents.json": Self.namespace,
            "A.xcassets/Sprites.spriteatlas/cat.imageset/Contents.json": "{}",
        ])
        #expect(app.imageNames == ["one", "bean", "AppIcon", "Sprites/cat"])
        #expect(app.colorNames == ["one"])
        #expect(app.assets.names(of: [.data]) == ["one"])
        #expect(app.set(.symbol, named: "bean", near: "App/Main.storyboard") == "App/A.xcassets/bean.symbolset")
    }

    @Test("files are found by names that differ in Unicode normalization only, whichever of the three says which")
    func normalization() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)").path
        defer { try? DiskFiles().removeAll(at: folder) }
        let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
        for (number, names) in [(composed, decomposed), (decomposed, composed)].enumerated() {
            let sets = "\(folder)/\(number).xcassets"
            try DiskFiles().createFolder(sets)
            for (kind, key) in [("imageset", "images"), ("dataset", "data")] {
                let contents = #"{"\#(key)": [{"filename": "\#(names.0).png"}, {"filename": "other.png"}]}"#
                try DiskFiles().put(
                    [("Contents.json", Array(contents.utf8)), (names.1 + ".png", []), ("other.png", [])],
                    asFolder: "\(sets)/\(names.1)\(number).\(kind)")
            }
            try DiskFiles().put([], asFile: "\(folder)/\(names.1)-loose\(number).png")
        }
        let app = try AppFolder(folder, in: DiskFiles())
        var problems: [FileProblem] = []
        for (number, names) in [(composed, decomposed), (decomposed, composed)].enumerated() {
            for kind in [AssetKind.image, .data] {
                let set = try #require(app.set(kind, named: "\(names.0)\(number)", near: folder + "/Main.storyboard"))
                let files =
                    kind == .image
                    ? app.imageSet(in: set, &problems)?.entries.map(\.file)
                    : app.fileSet(in: set, &problems)?.entries.map(\.file)
                #expect(
                    files?.map { Array(($0 ?? "").utf8) } == [names.1 + ".png", "other.png"].map { Array($0.utf8) })
            }
            let loose = app.assets.files(named: "\(names.0)-loose\(number)")
            #expect(loose.map { Array(FilePath.name(of: $0).utf8) } == [Array("\(names.1)-loose\(number).png".utf8)])
        }
        #expect(problems.isEmpty)
    }

    @Test("parts of a set and files in a catalog have no names")
    func parts() throws {
        let app = try app([
            "A.xcassets/Logo.imagestack/Contents.json": "{}",
            "A.xcassets/Logo.imagestack/Content.imageset/Contents.json": "{}",
            "A.xcassets/cup.imageset/Contents.json": "{}", "A.xcassets/cup.imageset/drawing@2x.png": "",
            "Other/settings/Contents.json": "{}",
        ])
        #expect(app.imageNames == ["Logo", "cup"])
    }

    @Test("files outside of catalogs are known with and without scale and extension")
    func loose() throws {
        let app = try app(["Icons/bean@2x.png": "", "Icons/bean@3x~ipad.png": "", "leaf.svg": ""])
        #expect(app.imageNames.isSuperset(of: ["bean", "bean.png", "bean@2x", "bean@2x.png", "leaf", "leaf.svg"]))
        #expect(!app.assets.hasCatalog)
        guard case .files(let files)? = app.image(named: "bean", near: "App/Main.storyboard") else {
            Issue.record("there is no image 'bean'")
            return
        }
        #expect(files.map(\.scale) == [2, 3] && files.map(\.idiom) == [nil, "ipad"])
        #expect(LooseImage.best(files, for: AssetWish(idiom: "ipad", scale: 2))?.scale == 3)
        #expect(LooseImage.best(files, for: AssetWish(idiom: "iphone", scale: 3))?.scale == 2)
    }

    @Test("a set wins over a file, and the closest set over others")
    func precedence() throws {
        let app = try app([
            "One/A.xcassets/cup.imageset/Contents.json": "{}", "Two/A.xcassets/cup.imageset/Contents.json": "{}",
            "Two/cup.png": "",
        ])
        #expect(
            app.image(named: "cup", near: "App/Two/Main.storyboard")
                == .set(folder: "App/Two/A.xcassets/cup.imageset"))
        #expect(
            app.image(named: "cup", near: "App/One/Main.storyboard")
                == .set(folder: "App/One/A.xcassets/cup.imageset"))
    }

    @Test("a group with damaged contents is reported with its location")
    func damage() throws {
        let app = try app([
            "A.xcassets/G/Contents.json": "{\n<<<<<<< HEAD\n", "A.xcassets/G/cup.imageset/Contents.json": "{}",
        ])
        #expect(app.imageNames == ["cup"])
        #expect(
            app.problems.map(\.description) == [
                "App/A.xcassets/G/Contents.json:2:1: expected a key in quotes, found '<'"
            ])
    }
}
