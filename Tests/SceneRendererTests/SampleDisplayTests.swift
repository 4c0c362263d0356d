import AppAssets
import FileAccess
import Foundation
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

/// Rows, items and values of sample data, laid out like those of an app.
@MainActor
@Suite("Sample data on the canvas")
struct SampleDisplayTests {
    private func stage(_ fixture: String, _ samples: String, state: String? = "Loaded") throws -> SceneStage {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let path = folder.appending(path: "Fixtures/Documents/\(fixture).storyboard").path
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let files = MemoryFiles(["/App/Main.storyboard.samples.json": samples])
        try files.put(bytes, asFile: "/App/Main.storyboard")
        var settings = StageSettings()
        settings.state = state
        return SceneStage(
            try Document(bytes), settings: settings,
            surroundings: DesignSurroundings(documentAt: "/App/Main.storyboard", folder: "/App", in: files))
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        (view as? View).map { [$0] } ?? [] + view.subviews.flatMap { views(type, in: $0) }
    }

    private func canvas(_ stage: SceneStage) throws -> UIView {
        let scene = try #require(stage.document.scenes.first)
        let canvas = try #require(stage.canvas(of: scene))
        canvas.layoutIfNeeded()
        return canvas
    }

    private func cells(_ canvas: UIView) throws -> [UITableViewCell] {
        try #require(views(UITableView.self, in: canvas).first).visibleCells
    }

    private func texts(_ view: UIView) -> [String] { views(UILabel.self, in: view).compactMap(\.text) }

    private static func table(_ rows: String) -> String {
        #"{"scenes": {"Dw4-Vp-viO": [{"name": "Loaded", "lists": {"nyK-hT-CgC": [\#(rows)]}}]}}"#
    }

    private static let rows = table(
        """
        {"title": "Today", "rows": [
          {"prototype": "EiM-oZ-Jk1", "values": {"xib-WM-kdO": {"text": "One"}}},
          {"prototype": "BtM-SQ-6b5", "values": {"oye-1b-5g9": {"text": "Two"}, "8Wz-Rw-74F": {"text": "Below"}}},
          {"prototype": "EiM-oZ-Jk1", "values": {"xib-WM-kdO": {"text": "Three"}}}]},
        {"rows": [{"prototype": "xmx-oi-o0d", "values": {"BPp-IA-7HG": {"text": "Four"}, "Dhh-Ki-7AS": {"hidden": true}}}]}
        """)

    @Test("a table shows its rows, each from its prototype with its texts, in sections with titles")
    func table() throws {
        let canvas = try canvas(stage("PrototypeCells", Self.rows))
        let cells = try cells(canvas)
        #expect(cells.map { texts($0) } == [["One"], ["Two", "Below"], ["Three"], ["Four"]])
        let table = try #require(views(UITableView.self, in: canvas).first)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
        #expect(texts(canvas).contains { $0.lowercased() == "today" })
        #expect(views(UIImageView.self, in: cells[3]).contains { $0.isHidden })
        let tops = cells.map { $0.frame.minY }
        #expect(tops == tops.sorted() && Set(tops).count == 4)
    }

    @Test("only the first row of a prototype has the ids of the document, which the canvas selects by")
    func ids() throws {
        let cells = try cells(try canvas(stage("PrototypeCells", Self.rows)))
        #expect(cells.map(\.documentID) == ["EiM-oZ-Jk1", "BtM-SQ-6b5", nil, "xmx-oi-o0d"])
        #expect(views(UILabel.self, in: cells[2]).allSatisfy { $0.documentID == nil })
    }

    @Test(
        "without a state, the table shows its prototypes; an empty list shows no row; an unknown prototype an empty one"
    )
    func others() throws {
        #expect(try cells(try canvas(stage("PrototypeCells", Self.rows, state: nil))).count == 4)
        #expect(try cells(try canvas(stage("PrototypeCells", Self.rows, state: "Other"))).count == 4)
        #expect(try cells(try canvas(stage("PrototypeCells", Self.table("")))).isEmpty)
        let unknown = try cells(try canvas(stage("PrototypeCells", Self.table(#"{"rows": [{"prototype": "x"}]}"#))))
        #expect(unknown.count == 1 && texts(unknown[0]).isEmpty)
    }

    @Test("a collection shows its items in its own layout")
    func collection() throws {
        let items = (1...5).map { #"{"prototype": "Bul-Gz-qBv", "values": {"g8L-Cp-QbN": {"text": "\#($0)"}}}"# }
        let samples =
            #"{"scenes": {"hLv-hP-Vik": [{"name": "Loaded", "lists": {"Tfu-Mm-asa": [{"rows": [\#(items.joined(separator: ","))]}]}}]}}"#
        let canvas = try canvas(stage("CollectionView", samples))
        let collection = try #require(views(UICollectionView.self, in: canvas).first)
        let cells = collection.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        #expect(cells.flatMap { texts($0) } == ["1", "2", "3", "4", "5"])
        #expect(Set(cells.map { "\($0.frame.origin)" }).count == 5)
    }

    @Test("views of the scene have the values of the state", arguments: [true, false])
    func values(isOn: Bool) throws {
        let views = """
            <label text="A" id="l-1"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/></label>
            <button opaque="NO" id="b-1"><rect key="frame" x="0.0" y="30" width="90" height="30"/><state key="normal" title="B"/></button>
            <switch opaque="NO" id="s-1"><rect key="frame" x="0.0" y="60" width="51" height="31"/></switch>
            <progressView opaque="NO" id="p-1"><rect key="frame" x="0.0" y="100" width="90" height="4"/></progressView>
            <slider opaque="NO" value="0.1" maxValue="1" id="r-1"><rect key="frame" x="0.0" y="120" width="90" height="31"/></slider>
            <textField opaque="NO" id="f-1"><rect key="frame" x="0.0" y="160" width="90" height="34"/><textInputTraits key="textInputTraits"/></textField>
            """
        let text = SmallStoryboard.storyboard(
            SmallStoryboard.scene("one", view: SmallStoryboard.view("v", subviews: views)))
        let samples = """
            {"scenes": {"s-one": [{"name": "Error", "values": {"l-1": {"text": "Offline", "hidden": \(!isOn)},
            "b-1": {"text": "Retry", "enabled": \(isOn)}, "s-1": {"on": \(isOn)}, "p-1": {"value": 0.25}, "r-1": {"value": 0.75},
            "f-1": {"text": "typed"}}}]}}
            """
        let files = MemoryFiles(["/App/Main.storyboard": text, "/App/Main.storyboard.samples.json": samples])
        var settings = StageSettings()
        let document = try Document(Array(text.utf8))
        let scene = try #require(document.scenes.first)
        settings.states = [scene.id: "Error"]
        try files.put(
            Array(samples.replacing("s-one", with: scene.id).utf8), asFile: "/App/Main.storyboard.samples.json")
        let stage = SceneStage(
            document, settings: settings,
            surroundings: DesignSurroundings(documentAt: "/App/Main.storyboard", folder: "/App", in: files))
        let canvas = try canvas(stage)
        let label = try #require(self.views(UILabel.self, in: canvas).first { $0.documentID == "l-1" })
        #expect(label.text == "Offline" && label.isHidden == !isOn)
        let button = try #require(self.views(UIButton.self, in: canvas).first { $0.documentID == "b-1" })
        #expect(button.title(for: .normal) == "Retry" && button.isEnabled == isOn)
        #expect(self.views(UISwitch.self, in: canvas).first?.isOn == isOn)
        #expect(self.views(UIProgressView.self, in: canvas).first?.progress == 0.25)
        #expect(self.views(UISlider.self, in: canvas).first?.value == 0.75)
        #expect(self.views(UITextField.self, in: canvas).first?.text == "typed")
    }
}
