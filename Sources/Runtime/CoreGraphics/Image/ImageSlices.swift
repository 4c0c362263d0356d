import Foundation

/// An image sliced into nine parts, whose corners aren't stretched.
package struct ImageSlices {
    /// Four positions on an axis: in pixels of the image, and in the target.
    package typealias Stops = (source: [CGFloat], target: [CGFloat])

    private let across: Stops
    private let down: Stops

    package init(across: Stops, down: Stops) {
        self.across = across
        self.down = down
    }

    /// Calls a closure with each slice that isn't empty, row by row, and the rectangle it fills.
    package func forEach(of image: CGImage, _ body: (CGImage, CGRect) -> Void) {
        for row in 0..<3 {
            for column in 0..<3 {
                let source = Self.cell(across.source, down.source, column, row)
                let target = Self.cell(across.target, down.target, column, row)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
                    let slice = image.cropping(to: source)
                else { continue }
                body(slice, target)
            }
        }
    }

    private static func cell(_ across: [CGFloat], _ down: [CGFloat], _ column: Int, _ row: Int) -> CGRect {
        CGRect(
            x: across[column], y: down[row], width: across[column + 1] - across[column],
            height: down[row + 1] - down[row])
    }
}
