import AppStage
import CoreGraphics
import Foundation
import PencilKit
import Testing
import UIKit

@MainActor
@Suite("A canvas to draw on", .serialized)
struct CanvasTests {
    private final class Observer: NSObject, PKCanvasViewDelegate {
        var events: [String] = []
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
            events.append("changed \(canvasView.drawing.strokes.count)")
        }
        func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) { events.append("begun") }
        func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) { events.append("ended") }
    }

    private func canvas() throws -> (AppStage, PKCanvasView, Observer) {
        let controller = UIViewController()
        let stage = try AppStage { controller }
        let canvas = try stage.run { PKCanvasView(frame: CGRect(x: 0, y: 100, width: 393, height: 400)) }
        let observer = Observer()
        try stage.run {
            canvas.delegate = observer
            canvas.backgroundColor = .white
            canvas.accessibilityIdentifier = "canvas"
            controller.view.addSubview(canvas)
        }
        return (stage, canvas, observer)
    }

    @Test("A finger draws a stroke of the tool's ink, which can be undone; the delegate hears of it")
    func drawing() throws {
        let (stage, canvas, observer) = try canvas()
        try stage.run { canvas.tool = PKInkingTool(.pen, color: .red, width: 20) }
        try stage.perform(#"{"drag": {"id": "canvas"}, "by": [100, 0]}"#)
        let stroke = try #require(canvas.drawing.strokes.first)
        #expect(canvas.drawing.strokes.count == 1 && stroke.ink.inkType == .pen && stroke.path.count > 2)
        #expect(observer.events == ["begun", "changed 1", "ended"])
        #expect(abs(canvas.drawing.bounds.width - 120) < 3 && abs(canvas.drawing.bounds.height - 20) < 3)
        let color = try #require(stage.color(at: CGPoint(x: 250, y: 300)))
        #expect(color.red > 200 && color.blue < 80)
        #expect(stage.color(at: CGPoint(x: 250, y: 340)).map { $0.blue > 200 } == true)
        try stage.run { canvas.undoManager?.undo() }
        #expect(canvas.drawing.strokes.isEmpty)
        try stage.run { canvas.undoManager?.redo() }
        #expect(canvas.drawing.strokes.count == 1)
    }

    @Test("An eraser takes away what it touches, and a canvas for pencils only or without drawing stays empty")
    func erasing() throws {
        let (stage, canvas, _) = try canvas()
        let lines = [200.0, 350].map { y in stroke([CGPoint(x: 50, y: y), CGPoint(x: 350, y: y)]) }
        try stage.run {
            canvas.drawing = PKDrawing(strokes: lines)
            canvas.tool = PKEraserTool(.vector)
        }
        try stage.perform(#"{"drag": {"id": "canvas"}, "by": [0, 60]}"#)
        #expect(canvas.drawing.bounds.minY > 300)
        #expect(canvas.drawing.strokes.count == 1)
        try stage.run { canvas.undoManager?.undo() }
        #expect(canvas.drawing.strokes.count == 2)
        try stage.run {
            canvas.drawing = PKDrawing()
            canvas.tool = PKInkingTool(.marker)
            canvas.drawingPolicy = .pencilOnly
        }
        try stage.perform(#"{"drag": {"id": "canvas"}, "by": [100, 0]}"#)
        #expect(canvas.drawing.strokes.isEmpty)
        try stage.run { (canvas.drawingPolicy, canvas.isDrawingEnabled) = (.anyInput, false) }
        try stage.perform(#"{"drag": {"id": "canvas"}, "by": [100, 0]}"#)
        #expect(canvas.drawing.strokes.isEmpty)
    }

    private func stroke(_ points: [CGPoint], width: CGFloat = 4) -> PKStroke {
        let all = points.enumerated().map { place, point in
            PKStrokePoint(
                location: point, timeOffset: Double(place), size: CGSize(width: width, height: width), opacity: 1,
                force: 1, azimuth: 0, altitude: 0)
        }
        let path = PKStrokePath(controlPoints: all, creationDate: Date(timeIntervalSinceReferenceDate: 5))
        return PKStroke(ink: PKInk(.pencil, color: .blue), path: path)
    }

    @Test("A drawing is moved, joined, kept as data, and drawn as an image")
    func drawings() throws {
        var drawing = PKDrawing(strokes: [stroke([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])])
        #expect(drawing.bounds == CGRect(x: 8, y: 8, width: 24, height: 4))
        drawing.transform(using: CGAffineTransform(translationX: 5, y: 20))
        #expect(drawing.bounds == CGRect(x: 13, y: 28, width: 24, height: 4))
        drawing.append(PKDrawing(strokes: [stroke([CGPoint(x: 0, y: 0)])]))
        let again = try PKDrawing(data: drawing.dataRepresentation())
        #expect(again.strokes.count == 2 && again.bounds == drawing.bounds)
        #expect(again.strokes[0].ink == drawing.strokes[0].ink && again.strokes[0].path == drawing.strokes[0].path)
        #expect(throws: (any Error).self) { try PKDrawing(data: Data([1, 2, 3])) }
        let image = drawing.image(from: CGRect(x: 10, y: 20, width: 40, height: 20), scale: 2)
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 2)
        let path = drawing.strokes[0].path
        #expect(path.interpolatedLocation(at: 0.5) == CGPoint(x: 20, y: 10))
    }

    @Test("The picker of tools tells canvases which tool is selected; it isn't shown")
    func picker() throws {
        let (stage, canvas, _) = try canvas()
        let picker = try stage.run { PKToolPicker() }
        try stage.run {
            picker.addObserver(canvas)
            picker.selectedTool = PKInkingTool(.marker, color: .green, width: 30)
            picker.setVisible(true, forFirstResponder: canvas)
        }
        #expect((canvas.tool as? PKInkingTool)?.inkType == .marker && picker.isVisible)
        #expect(picker.frameObscured(in: canvas).isNull)
        try stage.run {
            picker.removeObserver(canvas)
            picker.selectedTool = PKEraserTool(.bitmap)
        }
        #expect(canvas.tool is PKInkingTool)
    }
}
