import CoreGraphics
import Foundation
import ImageIO
import SDWebImage
import Testing
import UIKit

@MainActor
@Suite("Images of data, and changed images")
struct ImageTests {
    private func color(_ image: UIImage?, _ x: CGFloat, _ y: CGFloat) -> [Int] {
        guard let image else { return [] }
        var bytes = [UInt8](repeating: 0, count: 4)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in
            image.draw(at: CGPoint(x: -x, y: -y))
        }
        guard let data = dot.cgImage?.dataProvider?.data else { return [] }
        bytes = Array((data as Data).prefix(4))
        return bytes.map { Int($0) }
    }

    @Test("A GIF moves, with frames for their times")
    func animation() throws {
        let data = NSMutableData()
        let target = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
        for (color, delay) in [(UIColor.red, 0.2), (.blue, 0.4)] {
            let values: CFDictionary = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
            CGImageDestinationAddImage(target, try #require(Pictures.image(color).cgImage), values)
        }
        #expect(CGImageDestinationFinalize(target))
        let image = try #require(UIImage.sd_image(with: data as Data))
        #expect(image.sd_isAnimated && image.images?.count == 3 && abs(image.duration - 0.6) < 0.001)
        #expect(NSData.sd_imageFormat(forImageData: data as Data) == .GIF)
        #expect(UIImage.sd_image(with: data as Data, scale: 1, firstFrameOnly: true)?.images == nil)
        let still: SDAnimatedImage? = SDAnimatedImage(data: data as Data)
        #expect(still != nil && image.animatedImageFrameCount == 3)
        #expect(UIImage.sd_image(with: Data("none".utf8)) == nil && UIImage.sd_image(with: nil) == nil)
    }

    @Test(
        "An image gets another size with or without its proportions",
        arguments: [(SDImageScaleMode.fill, [255, 255]), (.aspectFit, [0, 255]), (.aspectFill, [255, 255])])
    func resizing(_ mode: SDImageScaleMode, _ alphas: [Int]) {
        let image = Pictures.image(width: 20, height: 10)
            .sd_resizedImage(with: CGSize(width: 20, height: 20), scaleMode: mode)
        #expect(image?.size == CGSize(width: 20, height: 20))
        #expect([color(image, 10, 1).last, color(image, 10, 10).last] == alphas)
    }

    @Test("Corners are cut, colors are set, and images turned")
    func changes() {
        let image = Pictures.image(width: 20, height: 10)
        let round = image.sd_roundedCornerImage(withRadius: 5, corners: .allCorners, borderWidth: 0, borderColor: nil)
        #expect(color(round, 0, 0).last.map { $0 < 100 } == true && color(round, 10, 5).last == 255)
        let blue = image.sd_tintedImage(with: .blue)
        #expect(color(blue, 5, 5) == color(Pictures.image(.blue), 1, 1))
        #expect(
            image.sd_croppedImage(with: CGRect(x: 1, y: 1, width: 3, height: 4))?.size == CGSize(width: 3, height: 4))
        #expect(image.sd_rotatedImage(withAngle: .pi / 2, fitSize: true)?.size == CGSize(width: 10, height: 20))
        #expect(image.sd_rotatedImage(withAngle: .pi / 2, fitSize: false)?.size == image.size)
        #expect(image.sd_flippedImage(withHorizontal: true, vertical: true)?.size == image.size)
        #expect(image.sd_blurredImage(withRadius: 3)?.size == image.size)
    }
}
