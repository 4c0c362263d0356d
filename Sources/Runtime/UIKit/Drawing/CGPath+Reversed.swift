import CoreGraphics
import Foundation

/// A piece of a path between two points, with its control points.
private struct PathPiece {
    var controls: [CGPoint]
    var end: CGPoint
}

extension CGPath {
    /// The path with each of its parts from its end to its beginning.
    var reversed: CGPath {
        var parts: [(start: CGPoint, pieces: [PathPiece], isClosed: Bool)] = []
        applyWithBlock { element in
            let points = element.pointee.points
            let last = parts.count - 1
            switch element.pointee.type {
            case .moveToPoint: parts.append((points[0], [], false))
            case .closeSubpath: if last >= 0 { parts[last].isClosed = true }
            case .addLineToPoint: if last >= 0 { parts[last].pieces.append(PathPiece(controls: [], end: points[0])) }
            case .addQuadCurveToPoint:
                if last >= 0 { parts[last].pieces.append(PathPiece(controls: [points[0]], end: points[1])) }
            case .addCurveToPoint:
                guard last >= 0 else { return }
                parts[last].pieces.append(PathPiece(controls: [points[0], points[1]], end: points[2]))
            }
        }
        let path = CGMutablePath()
        for part in parts { path.addReversed(part.pieces, from: part.start, isClosed: part.isClosed) }
        return path
    }
}

extension CGMutablePath {
    fileprivate func addReversed(_ pieces: [PathPiece], from start: CGPoint, isClosed: Bool) {
        move(to: pieces.last?.end ?? start)
        for (index, piece) in pieces.enumerated().reversed() {
            let end = index > 0 ? pieces[index - 1].end : start
            switch piece.controls.count {
            case 0: addLine(to: end)
            case 1: addQuadCurve(to: end, control: piece.controls[0])
            default: addCurve(to: end, control1: piece.controls[1], control2: piece.controls[0])
            }
        }
        if isClosed { closeSubpath() }
    }
}
