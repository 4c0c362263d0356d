import CoreLocation
import Foundation

/// The countries of the world.
struct World {
    struct Country {
        var name: String
        /// How important the name is; less is more.
        var rank: Int
        /// Where the name stands.
        var label: MKMapPoint
        var outlines: [MapOutline]
    }

    static let shared = World()

    let countries: [Country]

    private init() {
        var reader = WorldReader(Array(Data(base64Encoded: worldData) ?? Data()))
        countries = (0..<reader.number()).map { _ in reader.country() }
    }
}

/// Reads what Scripts/derive-world-map has written.
private struct WorldReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func number() -> Int {
        var (value, shift) = (0, 0)
        while place < bytes.count {
            let byte = Int(bytes[place])
            place += 1
            value |= (byte & 127) << shift
            if byte < 128 { break }
            shift += 7
        }
        return value
    }

    private mutating func signed() -> Int {
        let value = number()
        return value & 1 == 0 ? value >> 1 : -(value + 1) >> 1
    }

    private mutating func text() -> String {
        let count = number()
        defer { place += count }
        return String(decoding: bytes[place..<min(place + count, bytes.count)], as: UTF8.self)
    }

    mutating func country() -> World.Country {
        let (name, rank) = (text(), number())
        let label = Self.point(signed(), signed())
        let outlines = (0..<number()).map { _ in outline() }
        return World.Country(name: name, rank: rank, label: label, outlines: outlines)
    }

    private mutating func outline() -> MapOutline {
        var (x, y) = (0, 0)
        let points = (0..<number()).map { _ in
            x += signed()
            y += signed()
            return Self.point(x, y)
        }
        return MapOutline(points, isClosed: true)
    }

    /// Returns a point for hundredths of degrees.
    private static func point(_ x: Int, _ y: Int) -> MKMapPoint {
        MKMapPoint(CLLocationCoordinate2D(latitude: Double(y) / 100, longitude: Double(x) / 100))
    }
}
