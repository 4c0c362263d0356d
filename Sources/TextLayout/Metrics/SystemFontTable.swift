import Foundation

/// Advances of the system font. Provisional: widths of Inter, made narrower by a constant.
enum SystemFontTable {
    /// In points, the tracking of the size included; nil where nothing is known.
    static func advance(of scalar: Unicode.Scalar, weight: Int, size: Double) -> Double? {
        guard let own = StandInAdvances.shared.advance(of: scalar, weight: weight, size: size) else { return nil }
        return own * 0.985 + tracking(at: size)
    }

    /// Points between letters, by size.
    private static let trackings: [(size: Double, points: Double)] = [
        (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
        (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40),
    ]

    private static func tracking(at size: Double) -> Double {
        guard let above = trackings.firstIndex(where: { $0.size >= size }) else { return trackings.last?.points ?? 0 }
        guard above > 0 else { return trackings[0].points }
        let (low, high) = (trackings[above - 1], trackings[above])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
