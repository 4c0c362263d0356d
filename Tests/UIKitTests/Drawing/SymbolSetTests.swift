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
        #expect(SymbolTable.icons.count > 2000)
        let missing = Set(SymbolTable.icons.values).filter { icon in
            !FileManager.default.fileExists(atPath: SymbolSet.folder.appendingPathComponent("\(icon).svg").path)
        }
        #expect(missing.isEmpty)
    }

    @Test("A variant without an icon uses the plain form's, an unknown symbol has none")
    func variants() {
        #expect(SymbolSet.iconName(of: "plus.circle.fill") == "plus-circle-fill")
        #expect(SymbolSet.iconName(of: "globe.circle.fill") == "globe")
        #expect(SymbolSet.iconName(of: "folder.badge.questionmark") == "folder")
        #expect(SymbolSet.iconName(of: "square.tophalf.filled") == "square")
        for name in [
            "no.such.symbol", "", ".fill", ".circle.fill", ".badge.plus", "no.such.badge.plus", "folder.badge.no.such",
            "square.split.2x", "square.split.99x99", "square.no.filled", "filled", "inset.filled",
        ] {
            #expect(SymbolSet.iconName(of: name) == nil, "\(name)")
        }
    }

    @Test("Symbols of all kinds that apps use have a likeness")
    func likenesses() {
        let names = """
            apple.logo arrow.2.circlepath.circle arrow.counterclockwise.icloud arrow.down.doc arrow.left.and.right \
            arrow.down.forward.and.arrow.up.backward arrow.forward.folder arrow.up.doc arrow.up.forward.app \
            arrow.left.and.right.righttriangle.left.righttriangle.right arrow.uturn.left.square aspectratio.fill \
            battery.75percent bolt.slash.fill book.pages calendar.badge.checkmark camera.filters camera.metering.none \
            character.book.closed checkmark.rectangle.fill chevron.backward.2 circle.circle circle.dashed crop.rotate \
            delete.left.fill doc.text.magnifyingglass document.on.trash dollarsign.square figure.run finder \
            flip.horizontal folder.badge.gear greaterthan hand.thumbsdown.hand.thumbsup homekit iphone.landscape \
            lanyardcard list.bullet.circle.fill location.magnifyingglass map.circle menubar.rectangle music.house.fill \
            number.square perspective plus.rectangle.fill plus.square.on.square rays rectangle.3.offgrid sportscourt \
            square.and.line.vertical.and.square.fill square.resize square.split.1x2 tablecells ticket video.square \
            wand.and.rays.inverse wave.3.right.circle wrongwaysign
            """
        #expect(names.split(separator: " ").filter { SymbolSet.iconName(of: String($0)) == nil } == [])
    }

    @Test(
        "What no icon shows is drawn from those of others: in shapes, crossed out, with a badge, partly filled",
        arguments: [
            ("tag.circle", "tag"), ("tag.circle.fill", "tag.circle"), ("tag.square", "tag.circle"),
            ("map.rectangle.fill", "map"), ("star.bubble", "star"), ("bolt.shield.fill", "bolt.shield"),
            ("pin.slash", "pin"), ("heart.slash.fill", "heart.fill"), ("bell.badge", "bell"),
            ("photo.badge.plus", "photo"), ("photo.badge.clock", "photo"), ("circle.dashed", "circle"),
            ("circle.circle", "circle"),
            ("circle.tophalf.filled", "circle"), ("rectangle.lefthalf.inset.filled", "rectangle"),
            ("square.split.1x2", "square.split.2x1"), ("rectangle", "square"), ("mic.slash.circle", "mic.circle"),
        ])
    func composed(name: String, other: String) throws {
        #expect(ComposedSymbol(name) != nil)
        #expect(
            ComposedSymbol("star") == nil && ComposedSymbol("plus.circle.fill") == nil
                && ComposedSymbol("a.circle") == nil)
        func picture(_ name: String, _ weight: UIImage.SymbolWeight) throws -> ViewPicture {
            let configuration = UIImage.SymbolConfiguration(weight: weight)
            let view = UIImageView(image: UIImage(systemName: name)?.applyingSymbolConfiguration(configuration))
            (view.frame.size, view.tintColor) = (CGSize(width: 60, height: 60), .black)
            view.contentMode = .scaleAspectFit
            return try ViewPicture(view)
        }
        for weight in [UIImage.SymbolWeight.thin, .regular, .black] {
            let (own, others) = try (picture(name, weight), picture(other, weight))
            let pixels = (0..<60).flatMap { y in (0..<60).map { x in abs(own[x, y][3] - others[x, y][3]) } }
            #expect(own.coverage > 50 && pixels.count(where: { $0 > 100 }) > 20, "\(weight)")
        }
    }

    @Test("Names with many additions are drawn in time")
    func manyAdditions() throws {
        for name in [
            "plus" + String(repeating: ".circle", count: 500), "tag" + String(repeating: ".badge.plus", count: 200),
        ] {
            let view = UIImageView(image: SymbolSet.symbol(named: name))
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            #expect(try ViewPicture(view).ink != nil)
        }
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
