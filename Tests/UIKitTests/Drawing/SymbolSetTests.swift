import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("SymbolSet")
struct SymbolSetTests {
    @Test(
        "Every icon of a symbol exists",
        .enabled(if: FileManager.default.fileExists(atPath: SymbolSet.folder.path)))
    func icons() {
        #expect(SymbolTable.icons.count > 600)
        let missing = Set(SymbolTable.icons.values).filter { icon in
            !FileManager.default.fileExists(atPath: SymbolSet.folder.appendingPathComponent("\(icon).svg").path)
        }
        #expect(missing.isEmpty)
    }

    @Test("A variant without an icon uses the plain form's, an unknown symbol has none")
    func variants() {
        #expect(SymbolSet.iconName(of: "plus.circle.fill") == "plus-circle-fill")
        #expect(SymbolSet.iconName(of: "globe.circle.fill") == "globe")
        #expect(SymbolSet.iconName(of: "no.such.symbol") == nil)
        #expect(SymbolSet.iconName(of: "") == nil)
    }

    @Test("Known and unknown symbols show something in the tint, and fill their room")
    func drawing() throws {
        for name in ["star.fill", "chevron.right", "no.such.symbol"] {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.contentMode = .scaleAspectFit
            view.image = SymbolSet.symbol(named: name)
            view.tintColor = .red
            let picture = try ViewPicture(view)
            let ink = try #require(picture.ink)
            #expect(ink.height > 30, "\(name)")
            #expect(picture.contains { $0[0] > 200 && $0[1] == 0 && $0[3] > 200 }, "\(name)")
        }
    }

    @Test("The heavier a symbol is, the more of its square is ink", arguments: ["heart", "star.fill", "arrow.up"])
    func weights(name: String) throws {
        let weights: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        var last = 0.0
        for weight in weights {
            let image = try #require(UIImage(systemName: name))
            let view = UIImageView(
                image: image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: weight)))
            view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            view.tintColor = .black
            let ink = try ViewPicture(view).coverage
            #expect(ink > last * 1.005, "\(name) at \(weight)")
            last = ink
        }
        let usual = try #require(UIImage(systemName: name))
        for larger in [UIImage.SymbolConfiguration(scale: .large), UIImage.SymbolConfiguration(textStyle: .largeTitle)]
        {
            #expect(try #require(usual.applyingSymbolConfiguration(larger)).size.width > usual.size.width)
        }
    }

    @Test("A document's symbols have their configured size and weight, in image views and in buttons")
    func documents() throws {
        func thing(_ id: String, _ configuration: String) -> String {
            """
            <imageView id="\(id)"><rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
                <imageReference key="image" image="heart" catalog="system"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" \(configuration)/></imageView>
            <button buttonType="system" id="b\(id)"><rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
                <state key="normal"><imageReference key="image" image="heart" catalog="system"/>
                <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \(configuration)/></state></button>
            """
        }
        let app = try CompiledStoryboard(
            view: """
                <subviews>\(thing("usual", "")) \(thing("bold", #"weight="bold""#)) \(thing("small", #"scale="small""#))
                \(thing("large", #"pointSize="34""#))</subviews>
                """)
        let views = try #require(app.storyboard().instantiateInitialViewController()).view.subviews
        let images = views.compactMap { ($0 as? UIImageView)?.shownImage ?? ($0 as? UIButton)?.currentImage }
        #expect(images.count == 8)
        for first in 0..<2 where images.count == 8 {
            let (usual, bold) = (images[first], images[first + 2])
            let (small, large) = (images[first + 4], images[first + 6])
            #expect(bold.symbolWeight == 700 && usual.symbolWeight == 400 && bold.size == usual.size)
            #expect(small.size.width < usual.size.width && large.size.width > usual.size.width * 1.8)
        }
    }
}
