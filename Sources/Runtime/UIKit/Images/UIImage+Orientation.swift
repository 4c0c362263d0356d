import CoreGraphics

extension UIImage.Orientation {
    /// Whether the width of what is shown is the height of the pixels.
    var swapsAxes: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

    /// The orientation of the mirror image.
    var flipped: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

extension CGImage {
    /// Returns the pixels as they are shown in an orientation, whose cases are those of Exif: `right` is turned clockwise.
    func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        let flipsX: [UIImage.Orientation] = [.upMirrored, .down, .left, .rightMirrored]
        let flipsY: [UIImage.Orientation] = [.downMirrored, .down, .right, .rightMirrored]
        return turned(
            swapsAxes: orientation.swapsAxes, flipsX: flipsX.contains(orientation), flipsY: flipsY.contains(orientation)
        )
    }
}
