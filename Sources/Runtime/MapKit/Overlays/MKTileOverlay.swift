public import CoreGraphics
public import CoreLocation
public import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import UIKit

/// The place of a tile: its column and row at a zoom level, and the pixels for a point.
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public var contentScaleFactor: CGFloat

    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 1) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Squares of pictures that cover the world, four of each level where one of the level above is.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// The address of a tile, with {x}, {y}, {z} and {scale} in it.
    public let urlTemplate: String?
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether the first row is in the south.
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    open var canReplaceMapContent = false

    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

    open var boundingMapRect: MKMapRect { .world }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let values = [
            ("x", "\(path.x)"), ("y", "\(row)"), ("z", "\(path.z)"),
            ("scale", "\(Int(clamping: path.contentScaleFactor))"),
        ]
        let text = values.reduce(urlTemplate ?? "") { $0.replacingOccurrences(of: "{\($1.0)}", with: $1.1) }
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Loads the picture of a tile: from its file or from the network.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        if url.isFileURL {
            do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
            return
        }
        guard !DeviceConditions.current.isOffline else { return result(nil, URLError(.notConnectedToInternet)) }
        nonisolated(unsafe) let result = result
        URLSession.shared.dataTask(with: url) { data, _, error in result(data, error) }.resume()
    }

    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? MKError(.serverFailure)))
            }
        }
    }
}

/// Draws the tiles that are seen, each once it is loaded.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private enum Tile {
        case loading, missing
        case image(UIImage)
    }

    private var tiles: [MKTileOverlayPath: Tile] = [:]

    public init(tileOverlay: MKTileOverlay) { super.init(overlay: tileOverlay) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// Loads all tiles again.
    open func reloadData() {
        tiles = [:]
        setNeedsDisplay()
    }

    /// The most tiles that are drawn at once: those of a screen, and some more.
    private static let limit = 400

    /// Returns the tiles of a rectangle for a scale, at the level at which they are about as large as their pixels.
    static func paths(in rect: MKMapRect, zoomScale: MKZoomScale, of overlay: MKTileOverlay) -> [MKTileOverlayPath] {
        let side = max(1, overlay.tileSize.width)
        let level = log2(MKMapSize.world.width * zoomScale / side)
        let z = min(max(Int(clamping: level.rounded()), overlay.minimumZ), min(overlay.maximumZ, 24))
        guard level.isFinite, z >= 0 else { return [] }
        let (count, part) = (1 << z, MKMapSize.world.width / Double(1 << z))
        let place = { (value: Double) in min(max(0, Int(clamping: (value / part).rounded(.down))), count - 1) }
        let (columns, rows) = (place(rect.minX)...place(rect.maxX), place(rect.minY)...place(rect.maxY))
        guard columns.count * rows.count <= limit else { return [] }
        return rows.flatMap { y in
            columns.map { MKTileOverlayPath(x: $0, y: y, z: z, contentScaleFactor: 1) }
        }
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        for path in Self.paths(in: mapRect.intersection(.world), zoomScale: zoomScale, of: overlay) {
            switch tiles[path] {
            case nil: load(path, of: overlay)
            case .loading, .missing: break
            case .image(let image):
                guard let pixels = image.cgImage else { continue }
                let part = MKMapSize.world.width / Double(1 << path.z)
                let place = MKMapRect(x: Double(path.x) * part, y: Double(path.y) * part, width: part, height: part)
                context.drawUpright(pixels, in: rect(for: place))
            }
        }
    }

    private func load(_ path: MKTileOverlayPath, of overlay: MKTileOverlay) {
        tiles[path] = .loading
        overlay.loadTile(at: path) { [weak self] data, error in
            MainThread.perform {
                guard let self else { return }
                if let error {
                    UIEnvironment.current.reportOnce("MapKit: a tile can't be loaded: \(error.localizedDescription)")
                }
                self.tiles[path] = data.flatMap { UIImage(data: $0) }.map { .image($0) } ?? .missing
                self.setNeedsDisplay()
            }
        }
    }
}
