import CoreGraphics
import UIKit

/// The signs for information, success and errors: lines on a square of 28 points, which are tinted.
@MainActor
enum Signs {
    static let info = sign { path in
        path.append(UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 22, height: 22)))
        path.move(to: CGPoint(x: 14, y: 13))
        path.addLine(to: CGPoint(x: 14, y: 19.5))
        path.move(to: CGPoint(x: 14, y: 9))
        path.addLine(to: CGPoint(x: 14, y: 9.2))
    }
    static let success = sign { path in
        path.move(to: CGPoint(x: 4, y: 15))
        path.addLine(to: CGPoint(x: 11, y: 22))
        path.addLine(to: CGPoint(x: 24, y: 7))
    }
    static let error = sign { path in
        path.move(to: CGPoint(x: 6, y: 6))
        path.addLine(to: CGPoint(x: 22, y: 22))
        path.move(to: CGPoint(x: 22, y: 6))
        path.addLine(to: CGPoint(x: 6, y: 22))
    }

    private static func sign(_ draw: (UIBezierPath) -> Void) -> UIImage {
        let path = UIBezierPath()
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (1.5, .round, .round)
        draw(path)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
