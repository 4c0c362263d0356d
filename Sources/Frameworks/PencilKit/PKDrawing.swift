public import CoreGraphics
public import Foundation
public import UIKit

/// What a stroke is drawn with.
public struct PKInk: @unchecked Sendable, Equatable {
    // Colors never change.
    public typealias InkType = PKInkingTool.InkType

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }

    /// Markers and watercolors let through what is below them.
    fileprivate var opacity: CGFloat {
        switch inkType {
        case .marker, .watercolor: 0.5
        case .pencil, .crayon: 0.8
        default: 1
        }
    }
}

/// A point of a stroke.
public struct PKStrokePoint: Equatable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
        (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
    }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() { self.init(controlPoints: [PKStrokePoint](), creationDate: Date()) }
    public init<Points: Sequence>(controlPoints: Points, creationDate: Date) where Points.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// Returns the place between points.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        guard let last = points.indices.last else { return .zero }
        let place = Swift.min(Swift.max(parametricValue, 0), CGFloat(last))
        let index = Swift.min(Int(place), last)
        let (one, other) = (points[index].location, points[Swift.min(index + 1, last)].location)
        let part = place - CGFloat(index)
        return CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
    }

    /// A line through the points, which bends between them.
    var line: CGPath {
        let path = CGMutablePath()
        guard let first = points.first?.location else { return path }
        path.move(to: first)
        for (one, other) in zip(points, points.dropFirst()) {
            let middle = CGPoint(
                x: (one.location.x + other.location.x) / 2, y: (one.location.y + other.location.y) / 2)
            path.addQuadCurve(to: middle, control: one.location)
        }
        path.addLine(to: points[points.count - 1].location)
        return path
    }

    var width: CGFloat { points.isEmpty ? 1 : points.reduce(0) { $0 + $1.size.width } / CGFloat(points.count) }
}

/// A line that was drawn without lifting the pencil.
public struct PKStroke: @unchecked Sendable {
    // Its paths and colors never change.
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var mask: UIBezierPath?

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask)
    }

    /// What the stroke covers.
    public var renderBounds: CGRect {
        guard let first = path.first else { return .null }
        let start = CGRect(origin: first.location, size: .zero)
        let box = path.reduce(start) { $0.union(CGRect(origin: $1.location, size: .zero)) }
        return box.insetBy(dx: -path.width / 2, dy: -path.width / 2).applying(transform)
    }

    func draw(in context: CGContext) {
        context.saveGState()
        context.concatenate(transform)
        if let mask {
            context.addPath(mask.cgPath)
            context.clip()
        }
        context.setAlpha(ink.opacity)
        context.setStrokeColor(ink.color.cgColor)
        context.setLineWidth(path.width)
        context.setLineCap(ink.inkType == .marker ? .butt : .round)
        context.setLineJoin(.round)
        context.addPath(path.line)
        context.strokePath()
        context.restoreGState()
    }

    /// Whether the stroke comes as near to a point as a distance.
    func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
        let reach = distance + path.width / 2
        guard renderBounds.insetBy(dx: -distance, dy: -distance).contains(point) else { return false }
        let places = path.map { $0.location.applying(transform) }
        guard places.count > 1 else { return true }
        return zip(places, places.dropFirst()).contains { Self.distance(point, $0, $1) <= reach }
    }

    private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = x * x + y * y
        let part = length > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / length : 0
        let near = min(max(part, 0), 1)
        return hypot(point.x - start.x - x * near, point.y - start.y - y * near)
    }
}

/// The strokes of a canvas.
public struct PKDrawing: @unchecked Sendable {
    // Its strokes never change.
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke { self.strokes = Array(strokes) }

    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    public mutating func transform(using transform: CGAffineTransform) {
        for place in strokes.indices {
            strokes[place].transform = strokes[place].transform.concatenating(transform)
        }
    }

    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    /// Returns a picture of a part of the drawing.
    @MainActor
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale > 0 ? scale : 1
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
            renderer.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            draw(in: renderer.cgContext)
        }
    }

    func draw(in context: CGContext) { for stroke in strokes { stroke.draw(in: context) } }

    // MARK: Data, in a form of our own

    private struct Point: Codable {
        var x, y, time, width, height, opacity, force, azimuth, altitude: Double
    }
    private struct Stroke: Codable {
        var ink: String
        var color: [Double]
        var transform: [Double]
        var date: Date
        var points: [Point]
    }

    public func dataRepresentation() -> Data {
        let kept = strokes.map { stroke in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let turn = stroke.transform
            return Stroke(
                ink: stroke.ink.inkType.rawValue, color: [red, green, blue, alpha].map(Double.init),
                transform: [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty].map(Double.init),
                date: stroke.path.creationDate,
                points: stroke.path.map { point in
                    Point(
                        x: point.location.x, y: point.location.y, time: point.timeOffset, width: point.size.width,
                        height: point.size.height, opacity: point.opacity, force: point.force,
                        azimuth: point.azimuth, altitude: point.altitude)
                })
        }
        return (try? JSONEncoder().encode(kept)) ?? Data()
    }

    /// Reads what `dataRepresentation` wrote here; drawings of a device have another form.
    public init(data: Data) throws {
        strokes = try JSONDecoder().decode([Stroke].self, from: data).map { kept in
            guard kept.color.count == 4, kept.transform.count == 6 else { throw CocoaError(.coderReadCorrupt) }
            let points = kept.points.map { point in
                PKStrokePoint(
                    location: CGPoint(x: point.x, y: point.y), timeOffset: point.time,
                    size: CGSize(width: point.width, height: point.height), opacity: point.opacity,
                    force: point.force, azimuth: point.azimuth, altitude: point.altitude)
            }
            let (color, turn) = (kept.color, kept.transform)
            return PKStroke(
                ink: PKInk(
                    PKInk.InkType(rawValue: kept.ink) ?? .pen,
                    color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
                path: PKStrokePath(controlPoints: points, creationDate: kept.date),
                transform: CGAffineTransform(
                    a: turn[0], b: turn[1], c: turn[2], d: turn[3], tx: turn[4], ty: turn[5]))
        }
    }
}
