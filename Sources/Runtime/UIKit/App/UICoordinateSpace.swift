public import Foundation

/// A frame of reference on a screen: a view, or the screen itself.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The coordinates of a screen.
@MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(_ bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, from: nil) ?? point
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, to: nil) ?? point
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, from: nil) ?? rect
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

extension UIView: UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView).map { convert(point, to: $0) } ?? convert(point, to: nil)
    }
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView).map { convert(point, from: $0) } ?? convert(point, from: nil)
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        (space as? UIView).map { convert(rect, to: $0) } ?? convert(rect, to: nil)
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        (space as? UIView).map { convert(rect, from: $0) } ?? convert(rect, from: nil)
    }
}
