import CoreGraphics
public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// Who draws: a pencil, or fingers as well.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A view that fingers draw on. Two fingers scroll it.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    open var drawing = PKDrawing() { didSet { drawingChanged() } }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    open var isRulerActive = false
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()
    private let page = StrokesView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        panGestureRecognizer.minimumNumberOfTouches = 2
        delaysContentTouches = false
        page.canvas = self
        insertSubview(page, at: 0)
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(
            width: max(contentSize.width, bounds.width), height: max(contentSize.height, bounds.height))
        if page.frame.size != size { page.frame = CGRect(origin: .zero, size: size) }
    }

    private func drawingChanged() {
        page.setNeedsDisplay()
        guard let delegate = delegate as? any PKCanvasViewDelegate else { return }
        delegate.canvasViewDrawingDidChange(self)
        delegate.canvasViewDidFinishRendering(self)
    }

    /// Changes the drawing in a way that can be undone.
    fileprivate func change(to new: PKDrawing) {
        let old = drawing
        undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
        drawing = new
    }

    fileprivate func notifyBeginning() { (delegate as? any PKCanvasViewDelegate)?.canvasViewDidBeginUsingTool(self) }
    fileprivate func notifyEnd() { (delegate as? any PKCanvasViewDelegate)?.canvasViewDidEndUsingTool(self) }

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
}

/// The paper of a canvas: it follows touches, and shows the strokes.
@MainActor
private final class StrokesView: UIView {
    weak var canvas: PKCanvasView?
    private var points: [PKStrokePoint] = []
    private var start = 0.0
    /// The drawing before an eraser began.
    private var before: PKDrawing?

    override init(frame: CGRect) {
        super.init(frame: frame)
        (backgroundColor, contentMode) = (.clear, .redraw)
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let canvas else { return }
        canvas.drawing.draw(in: context)
        stroke?.draw(in: context)
    }

    /// The stroke that is being drawn.
    private var stroke: PKStroke? {
        guard let tool = canvas?.tool as? PKInkingTool, !points.isEmpty else { return nil }
        return PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: Date()))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let canvas, canvas.isDrawingEnabled, let touch = touches.first,
            canvas.allowsFingerDrawing || touch.type == .pencil
        else { return }
        (points, start) = ([], touch.timestamp)
        before = canvas.tool is PKEraserTool ? canvas.drawing : nil
        canvas.notifyBeginning()
        follow(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !points.isEmpty, let touch = touches.first { follow(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let canvas, !points.isEmpty else { return }
        if let touch = touches.first { follow(touch) }
        if let stroke {
            points = []
            canvas.change(to: PKDrawing(strokes: canvas.drawing.strokes + [stroke]))
        } else if let before {
            points = []
            let erased = canvas.drawing
            if erased.strokes.count != before.strokes.count {
                canvas.drawing = before
                canvas.change(to: erased)
            }
        }
        (points, before) = ([], nil)
        canvas.notifyEnd()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !points.isEmpty else { return }
        points = []
        if let before { canvas?.drawing = before }
        before = nil
        setNeedsDisplay()
        canvas?.notifyEnd()
    }

    private func follow(_ touch: UITouch) {
        guard let canvas else { return }
        let place = touch.location(in: self)
        let width = (canvas.tool as? PKInkingTool)?.width ?? 1
        points.append(
            PKStrokePoint(
                location: place, timeOffset: touch.timestamp - start, size: CGSize(width: width, height: width),
                opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2))
        if let eraser = canvas.tool as? PKEraserTool {
            let rest = canvas.drawing.strokes.filter { !$0.isNear(place, eraser.width / 2) }
            if rest.count != canvas.drawing.strokes.count { canvas.drawing = PKDrawing(strokes: rest) }
        }
        setNeedsDisplay()
    }
}
