import CoreGraphics
public import Foundation
public import UIKit

/// What a finger or a pencil does on a canvas.
public protocol PKTool {}

/// Draws strokes.
public struct PKInkingTool: PKTool, @unchecked Sendable, Equatable {
    // Colors never change.
    public enum InkType: String, CaseIterable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"

        public var defaultWidth: CGFloat {
            switch self {
            case .marker: 16
            case .watercolor, .crayon: 12
            default: 3
            }
        }

        public var validWidthRange: ClosedRange<CGFloat> {
            switch self {
            case .marker, .watercolor, .crayon: 2.5...40
            default: 0.5...25
            }
        }
    }

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color, self.width) = (inkType, color, width ?? inkType.defaultWidth)
    }

    public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }

    public var ink: PKInk { PKInk(inkType, color: color) }
}

/// Takes away the strokes that it touches.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    public enum EraserType: Int, Sendable { case vector, bitmap, fixedWidthBitmap }

    public var eraserType: EraserType
    public var width: CGFloat

    public init(_ eraserType: EraserType, width: CGFloat = 16) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Selects strokes, which does nothing here.
public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}

@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

/// The palette of tools. It isn't shown here: canvases have the tool that an app selects.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    private struct Observer { weak var object: (any PKToolPickerObserver)? }
    private var observers: [Observer] = []
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { notify { $0.toolPickerSelectedToolDidChange(self) } }
    }
    open var isRulerActive = false { didSet { notify { $0.toolPickerIsRulerActiveDidChange(self) } } }
    open private(set) var isVisible = false
    open var showsDrawingPolicyControls = true
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    public override init() {}

    private static let sharedPicker = PKToolPicker()
    open class func shared(for window: UIWindow) -> PKToolPicker? { sharedPicker }

    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
        guard visible != isVisible else { return }
        isVisible = visible
        notify { $0.toolPickerVisibilityDidChange(self) }
    }

    /// Returns no rectangle: nothing is covered.
    open func frameObscured(in view: UIView) -> CGRect { .null }

    open func addObserver(_ observer: any PKToolPickerObserver) { observers.append(Observer(object: observer)) }
    open func removeObserver(_ observer: any PKToolPickerObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    private func notify(_ body: (any PKToolPickerObserver) -> Void) {
        for observer in observers { observer.object.map(body) }
    }
}
