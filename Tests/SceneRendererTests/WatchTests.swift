import CoreGraphics
import DocumentEdits
import Foundation
import StoryboardModel
import Testing
import UIKit
import XMLTree

@testable import SceneRenderer

/// Documents for watches, which have no frames.
@MainActor
@Suite("Watches' documents")
struct WatchTests {
    private func canvas(_ items: String, device: String = "watch38", controller: String = "") throws -> UIView {
        let text = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="14313" targetRuntime="watchKit">
            <device id="\(device)"/><scenes><scene sceneID="s"><objects><controller \(controller) id="c"><items>\(items)</items>
            </controller></objects></scene></scenes></document>
            """
        let stage = SceneStage(try SmallStoryboard.document(text))
        let scene = try #require(stage.document.scenes.first)
        return try #require(stage.drawing(of: scene))
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    private func frame(_ id: String, in canvas: UIView) throws -> CGRect {
        let view = try #require(all(canvas).first { $0.documentID == id })
        return view.convert(view.bounds, to: canvas)
    }

    @Test(
        "the screen is that of the device, with the title and the time over it",
        arguments: [("watch38", 136, 170), ("watch44", 184, 224)])
    func screen(_ device: String, _ width: Double, _ height: Double) throws {
        let canvas = try canvas("", device: device, controller: #"title="Tides""#)
        #expect(canvas.bounds.size == CGSize(width: width, height: height))
        #expect(all(canvas).compactMap { ($0 as? UILabel)?.text } == ["10:09", "Tides"])
    }

    @Test("numbers up to 1 are shares of the container, larger ones points, and none fits the content")
    func sizes() throws {
        let canvas = try canvas(
            """
            <button width="1" title="A" id="all"/><button width="0.5" title="B" id="half"/><label width="40" text="Long text" id="fixed"/>
            <label text="Hi" id="fits"/>
            """)
        #expect(try frame("all", in: canvas).width == 136)
        #expect(try frame("half", in: canvas).width == 68)
        #expect(try frame("fixed", in: canvas).width == 40)
        let fitting = try frame("fits", in: canvas)
        #expect(fitting.width > 8 && fitting.width < 30)
    }

    @Test("items stand one below another with the controller's spacing, at the side of their alignment")
    func order() throws {
        let canvas = try canvas(
            """
            <label alignment="left" text="A" id="a"/><label alignment="center" text="B" id="b"/><label alignment="right" text="C" id="c1"/>
            """, controller: #"spacing="10""#)
        let (a, b, c) = (try frame("a", in: canvas), try frame("b", in: canvas), try frame("c1", in: canvas))
        #expect(b.minY == a.maxY + 10 && c.minY == b.maxY + 10)
        #expect(a.minX == 0 && abs(b.midX - 68) <= 1 && c.maxX == 136)
    }

    @Test("items go to the top, the middle and the bottom of the screen")
    func vertical() throws {
        let canvas = try canvas(
            """
            <label text="A" id="top"/><label verticalAlignment="center" text="B" id="middle"/><label verticalAlignment="bottom" text="C" id="low"/>
            """)
        #expect(try frame("top", in: canvas).minY == 19)
        #expect(try abs(frame("middle", in: canvas).midY - (19 + 170) / 2) <= 1)
        #expect(try frame("low", in: canvas).maxY == 170)
    }

    @Test("a controller is as high as its items")
    func growth() throws {
        let buttons = (1...6).map { #"<button width="1" title="\#($0)" id="b\#($0)"/>"# }.joined()
        let canvas = try canvas(buttons, controller: #"spacing="4""#)
        #expect(canvas.bounds.height == 267)
        #expect(try frame("b6", in: canvas).maxY == canvas.bounds.height)
    }

    @Test("groups put their items side by side, below each other, or over each other")
    func groups() throws {
        func items(_ layout: String) throws -> (CGRect, CGRect) {
            let canvas = try canvas(
                """
                <group width="1" layout="\(layout)" spacing="6" id="g"><items><button width="0.5" title="A" id="a"/>
                <button width="0.5" title="B" id="b"/></items></group>
                """)
            return (try frame("a", in: canvas), try frame("b", in: canvas))
        }
        let side = try items("horizontal")
        #expect(side.1.minX == side.0.maxX + 6 && side.0.minY == side.1.minY && side.1.maxX == 136)
        let below = try items("vertical")
        #expect(below.1.minY == below.0.maxY + 6 && below.0.minX == below.1.minX)
        let over = try items("overlap")
        #expect(over.0 == over.1)
    }

    @Test("a label has as many lines as it needs, and the group around it grows")
    func lines() throws {
        func height(_ lines: Int) throws -> CGFloat {
            let words = "Please read the instructions on your phone before continuing"
            let canvas = try canvas(
                #"<group width="1" id="g"><items><label width="1" text="\#(words)" numberOfLines="\#(lines)" id="l"/></items></group>"#
            )
            #expect(try frame("g", in: canvas).height == frame("l", in: canvas).height)
            return try frame("l", in: canvas).height
        }
        #expect(try height(0) > 2.5 * height(1))
    }

    @Test("a table has a plate for each of its rows")
    func tables() throws {
        let rows = ["r1", "r2"].map {
            #"<tableRow id="\#($0)"><group key="rootItem" width="1" id="\#($0)g"><items><label text="Row" id="\#($0)l"/></items></group></tableRow>"#
        }.joined()
        let canvas = try canvas(#"<table id="t"><items>\#(rows)</items></table>"#)
        let (first, second) = (try frame("r1g", in: canvas), try frame("r2g", in: canvas))
        #expect(first.height == 38 && second.minY == first.maxY + 4)
        #expect(try frame("t", in: canvas).maxY == second.maxY)
    }

    @Test("groups that are nested without end are drawn up to a depth")
    func depth() throws {
        let nested = String(repeating: "<group><items>", count: 300) + String(repeating: "</items></group>", count: 300)
        #expect(try canvas(nested).bounds.height == 170)
    }

    @Test("every scene of the fixture is drawn")
    func fixture() throws {
        let stage = SceneStage(try SmallStoryboard.document(Fixture("WatchStoryboard.storyboard").text))
        for scene in stage.document.scenes where scene.controller != nil { #expect(stage.drawing(of: scene) != nil) }
    }
}
