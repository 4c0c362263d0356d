import CoreGraphics
import Foundation

private let adjustment = "CICategoryGeometryAdjustment"

extension FilterRecipe {
    static let geometry: [FilterRecipe] = [
        FilterRecipe("CIAffineTransform", adjustment, ["inputImage": NSNull()]) { input in
            input.image()?.transformed(by: input.transform("inputTransform") ?? .identity)
        },
        FilterRecipe("CIAffineClamp", "CICategoryTileEffect", ["inputImage": NSNull()]) { input in
            input.image()?.clampedToExtent().transformed(by: input.transform("inputTransform") ?? .identity)
        },
        FilterRecipe("CIAffineTile", "CICategoryTileEffect", ["inputImage": NSNull()]) { input in
            guard let image = input.image() else { return nil }
            let whole = PixelArea(image.extent)
            guard !whole.isEmpty else { return image }
            let tiled = CIImage(.infinite) { area in
                let source = image.pixels(whole)
                var buffer = PixelBuffer(area)
                buffer.fill { column, row in
                    func wrap(_ value: Int, _ start: Int, _ count: Int) -> Int {
                        start + ((value - start) % count + count) % count
                    }
                    return source[wrap(column, whole.x, whole.width), wrap(row, whole.y, whole.height)]
                }
                return buffer
            }
            return tiled.transformed(by: input.transform("inputTransform") ?? .identity)
        },
        FilterRecipe(
            "CICrop", adjustment, ["inputImage": NSNull(), "inputRectangle": CIVector(x: 0, y: 0, z: 300, w: 300)]
        ) { input in
            input.image()?.cropped(to: input.rect("inputRectangle") ?? .infinite)
        },
        FilterRecipe(
            "CILanczosScaleTransform", adjustment, ["inputImage": NSNull(), "inputScale": 1.0, "inputAspectRatio": 1.0]
        ) { input in
            let scale = CGFloat(input.number("inputScale", 1))
            let ratio = CGFloat(input.number("inputAspectRatio", 1))
            guard let image = input.image(), scale > 0, ratio > 0 else { return input.image() }
            // What becomes smaller is first made as soft as its new pixels.
            let soft =
                scale < 1 ? image.clampedToExtent().blurred(Float(0.5 / scale - 0.5)).cropped(to: image.extent) : image
            return soft.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        },
        FilterRecipe("CIStraightenFilter", adjustment, ["inputImage": NSNull(), "inputAngle": 0.0]) { input in
            guard let image = input.image() else { return nil }
            let angle = CGFloat(input.number("inputAngle", 0))
            let (x, y) = (image.extent.midX, image.extent.midY)
            let turn = CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(rotationAngle: angle))
                .concatenating(CGAffineTransform(translationX: x, y: y))
            return image.transformed(by: turn)
        },
    ]
}
