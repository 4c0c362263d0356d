import Foundation

/// The earth's shape of WGS 84, on which iOS measures: two degrees of longitude at 41° N are 168.27 km, on a sphere 167.84.
enum Ellipsoid {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257_223_563

    /// Returns the length of the shortest way in meters by Vincenty's formula, or nil where it doesn't converge: between places that are
    /// nearly opposite to each other.
    static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double? {
        let degree = Double.pi / 180
        let polarRadius = equatorialRadius * (1 - flattening)
        let east = (other.longitude - one.longitude) * degree
        let first = atan((1 - flattening) * tan(one.latitude * degree))
        let second = atan((1 - flattening) * tan(other.latitude * degree))
        let (sine1, cosine1, sine2, cosine2) = (sin(first), cos(first), sin(second), cos(second))
        var lambda = east
        for _ in 0..<100 {
            let (sineL, cosineL) = (sin(lambda), cos(lambda))
            let across = cosine2 * sineL
            let along = cosine1 * sine2 - sine1 * cosine2 * cosineL
            let sineS = (across * across + along * along).squareRoot()
            if sineS == 0 { return 0 }
            let cosineS = sine1 * sine2 + cosine1 * cosine2 * cosineL
            let sigma = atan2(sineS, cosineS)
            let sineA = cosine1 * cosine2 * sineL / sineS
            let squareA = 1 - sineA * sineA
            let middle = squareA == 0 ? 0 : cosineS - 2 * sine1 * sine2 / squareA
            let c = flattening / 16 * squareA * (4 + flattening * (4 - 3 * squareA))
            let inner = middle + c * cosineS * (2 * middle * middle - 1)
            let next = east + (1 - c) * flattening * sineA * (sigma + c * sineS * inner)
            guard abs(next - lambda) < 1e-12 else {
                lambda = next
                continue
            }
            let u = squareA * (equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1)
            let a = 1 + u / 16384 * (4096 + u * (u * (320 - 175 * u) - 768))
            let b = u / 1024 * (256 + u * (u * (74 - 47 * u) - 128))
            let correction = cosineS * (2 * middle * middle - 1)
            let rest = b / 6 * middle * (4 * sineS * sineS - 3) * (4 * middle * middle - 3)
            return polarRadius * a * (sigma - b * sineS * (middle + b / 4 * (correction - rest)))
        }
        return nil
    }
}
