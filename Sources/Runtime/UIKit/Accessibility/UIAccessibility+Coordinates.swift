public import CoreGraphics

extension UIAccessibility {
    /// Returns a rectangle of a view's coordinates in those of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let window = view.window.map { view.convert(rect, to: $0) } ?? view.convert(rect, to: nil)
        return view.window.map { $0.convert(window, to: nil) } ?? window
    }

    /// Returns a path of a view's coordinates in those of the screen.
    @preconcurrency @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }
}
