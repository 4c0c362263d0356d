import AppAssets
import CoreGraphics
import FileAccess
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

@MainActor
@Suite("Images and colors around a document")
struct AssetTests {
    private let files = MemoryFiles()

    private func surroundings() -> DesignSurroundings {
        DesignSurroundings(documentAt: "/App/Base.lproj/Main.storyboard", folder: "/App", in: files)
    }

    private func put(_ path: String, _ text: String) throws {
        try files.createFolder(FilePath.folder(of: path))
        try files.put(Array(text.utf8), asFile: path)
    }

    private func putColor(_ components: String, more: String = "") throws {
        try put(
            "/App/Assets.xcassets/Roast.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {\(components)}}}\(more)]}
            """)
    }

    private func light(_ color: UIColor?) -> [Int] { parts(color, .light) }

    private func parts(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let traits = UITraitCollection(userInterfaceStyle: style)
        _ = color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("a color set's color is UIKit's")
    func plain() throws {
        try putColor(#""red": "0.5", "green": "0xFF", "blue": "128", "alpha": "1.000""#)
        #expect(light(surroundings().color(named: "Roast", UITraitCollection())) == [128, 255, 128, 255])
    }

    @Test("a scene has the app's accent color where the document has no tint of its own, and no color of its own")
    func accent() throws {
        try put(
            "/App/Assets.xcassets/AccentColor.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}}]}
            """)
        let views = """
            <button opaque="NO" id="b"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>\
            <state key="normal" title="Tap"/></button>\
            <view id="own"><rect key="frame" x="0.0" y="50" width="100" height="40"/>\
            <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
            """
        let scene = SmallStoryboard.scene("one", view: SmallStoryboard.view("v", subviews: views))
        func tints(root: String = "") throws -> [[Int]] {
            let document = try SmallStoryboard.document(SmallStoryboard.storyboard(root: root, scene))
            let stage = SceneStage(document, surroundings: surroundings())
            let scene = try #require(document.scenes.first)
            let set = try #require(stage.stage(scene))
            return set.controller.view.subviews.map { light($0.tintColor) }
        }
        #expect(try tints() == [[0, 255, 0, 255], [255, 0, 0, 255]])
        let own =
            #"<color key="tintColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        #expect(try tints(root: own) == [[0, 0, 255, 255], [255, 0, 0, 255]])
    }

    @Test("a color set may have another color for dark")
    func dark() throws {
        try putColor(
            #""red": "1.0", "green": "0", "blue": "0", "alpha": "1""#,
            more: """
                , {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                   "color": {"platform": "ios", "reference": "systemGreenColor"}}
                """)
        let color = surroundings().color(named: "Roast", UITraitCollection())
        #expect(parts(color, .light) == [255, 0, 0, 255])
        #expect(parts(color, .dark) == [48, 209, 88, 255])
    }

    @Test("a set that is not JSON is reported once and gives nothing")
    func malformed() throws {
        try put("/App/Assets.xcassets/Roast.colorset/Contents.json", "{")
        let surroundings = surroundings()
        #expect(surroundings.color(named: "Roast", UITraitCollection()) == nil)
        #expect(surroundings.color(named: "Roast", UITraitCollection()) == nil)
        #expect(
            surroundings.messages == [
                "/App/Assets.xcassets/Roast.colorset/Contents.json:1:2: expected a key in quotes, found the end"
            ])
    }

    @Test("of an image's files the one for the screen is chosen")
    func scales() throws {
        try putImage("cup", ["1x": 10, "2x": 20, "3x": 30])
        let phone = UITraitCollection(userInterfaceIdiom: .phone, displayScale: 3)
        let image = surroundings().image(named: "cup", phone)
        #expect(image?.size == CGSize(width: 10, height: 10))
        #expect(image?.scale == 3)
        #expect(surroundings().image(named: "mug", phone) == nil)
    }

    @Test("images in dark and to be tinted, in a group without a name of its own")
    func intents() throws {
        let folder = "/App/Assets.xcassets/Icons/star.imageset"
        try files.createFolder(folder)
        for (name, side) in [("light", 4), ("dark", 8)] {
            try files.put(picture(side), asFile: "\(folder)/\(name).png")
        }
        try put(
            "\(folder)/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "light.png"},
             {"idiom": "universal", "filename": "dark.png",
              "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
             "properties": {"template-rendering-intent": "template"}}
            """)
        let surroundings = surroundings()
        let light = surroundings.image(named: "star", UITraitCollection(userInterfaceStyle: .light))
        let dark = surroundings.image(named: "star", UITraitCollection(userInterfaceStyle: .dark))
        #expect(light?.size.width == 4)
        #expect(dark?.size.width == 8)
        #expect(light?.renderingMode == .alwaysTemplate)
        #expect(surroundings.image(named: "Icons/star", UITraitCollection()) == nil)
    }

    @Test("drawings have their own size and the scale of the screen")
    func drawings() throws {
        try put(
            "/App/Pictures/leaf.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>"#)
        let image = surroundings().image(named: "leaf", UITraitCollection(displayScale: 3))
        #expect(image?.size == CGSize(width: 12, height: 8))
        #expect(image?.cgImage?.width == 36)
    }

    @Test(
        "pages of PDF files have their own size and the scale of the screen, and are reported if they cannot be drawn")
    func pages() throws {
        let page = """
            %PDF-1.4
            1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
            2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
            3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 12 8] >> endobj
            trailer << /Root 1 0 R >>
            """
        try put("/App/Pictures/leaf.pdf", page)
        try put("/App/Pictures/torn.pdf", "%PDF-1.4 and no more")
        let surroundings = surroundings()
        let image = surroundings.image(named: "leaf", UITraitCollection(displayScale: 3))
        #expect(image?.size == CGSize(width: 12, height: 8))
        #expect(image?.cgImage?.width == 36)
        #expect(surroundings.image(named: "torn", UITraitCollection()) == nil)
        #expect(surroundings.messages == ["/App/Pictures/torn.pdf: cannot be drawn as PDF"])
    }

    @Test("loose images are found with their scale")
    func loose() throws {
        try files.createFolder("/App/Pictures")
        try files.put(picture(10), asFile: "/App/Pictures/mug.png")
        try files.put(picture(20), asFile: "/App/Pictures/mug@2x.png")
        let image = surroundings().image(named: "mug.png", UITraitCollection(displayScale: 2))
        #expect(image?.scale == 2)
        #expect(image?.size.width == 10)
    }

    @Test("a broken picture is reported")
    func broken() throws {
        try put("/App/mug.png", "no picture")
        let surroundings = surroundings()
        #expect(surroundings.image(named: "mug", UITraitCollection()) == nil)
        #expect(surroundings.messages == ["/App/mug.png: is not an image that can be read"])
    }

    @Test("an image that is added is found when the folder is looked through again")
    func lookingAgain() throws {
        let surroundings = surroundings()
        #expect(surroundings.image(named: "mug", UITraitCollection()) == nil)
        try files.createFolder("/App")
        try files.put(picture(10), asFile: "/App/mug.png")
        #expect(surroundings.image(named: "mug", UITraitCollection()) == nil)
        surroundings.apply(self.surroundings().app)
        #expect(surroundings.image(named: "mug", UITraitCollection())?.size.width == 10)
    }

    private func putImage(_ name: String, _ sides: [String: Int]) throws {
        let folder = "/App/Assets.xcassets/\(name).imageset"
        try files.createFolder(folder)
        for (scale, side) in sides { try files.put(picture(side), asFile: "\(folder)/\(name)\(scale).png") }
        let entries = sides.keys.sorted().map {
            #"{"idiom": "universal", "scale": "\#($0)", "filename": "\#(name)\#($0).png"}"#
        }
        try put("\(folder)/Contents.json", "{\"images\": [\(entries.joined(separator: ","))]}")
    }

    private func picture(_ side: Int) -> [UInt8] {
        let context = CGContext(pixelsWide: side, pixelsHigh: side, scale: 1)
        return context?.makeImage()?.pngData().map(Array.init) ?? []
    }
}
