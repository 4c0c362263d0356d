import CoreGraphics
import QuartzCore
import Testing

@Suite("Rendering of layers")
struct RenderingTests {
    @Test("Sublayers are positioned by position, anchor, bounds and transform")
    func geometry() throws {
        let root = CALayer(nil, square(0, 20))
        let child = CALayer(red, square(5, 4), in: root)
        var picture = try LayerPicture(root)
        #expect(picture[5, 5] == [255, 0, 0, 255] && picture[8, 8] == [255, 0, 0, 255])
        #expect(picture[4, 5][3] == 0 && picture[9, 5][3] == 0)
        root.bounds.origin = CGPoint(x: 3, y: 0)
        child.transform = CATransform3DMakeScale(2, 1, 1)
        picture = try LayerPicture(root)
        // The root's own origin is the context's: what it is scrolled by does not count for it.
        #expect(picture[3, 5][3] == 255 && picture[10, 5][3] == 255 && picture[2, 5][3] == 0 && picture[11, 5][3] == 0)
        let outer = CALayer(nil, square(0, 20))
        outer.addSublayer(root)
        picture = try LayerPicture(outer)
        #expect(picture[0, 5][3] == 255 && picture[7, 5][3] == 255 && picture[8, 5][3] == 0)
        child.transform = CATransform3DIdentity
        root.bounds.origin = .zero
        root.sublayerTransform = CATransform3DMakeTranslation(-5, 0, 0)
        #expect(try LayerPicture(root)[0, 5][3] == 255)
    }

    @Test("Hidden, transparent and flattened layers are not drawn, nor what is in them")
    func hidden() throws {
        for change: (CALayer) -> Void in [
            { $0.isHidden = true }, { $0.opacity = 0 }, { $0.transform = CATransform3DMakeScale(0, 1, 1) },
        ] {
            let root = CALayer(nil, square(0, 20))
            let child = CALayer(red, square(0, 10), in: root)
            _ = CALayer(blue, square(0, 10), in: child)
            change(child)
            #expect(try LayerPicture(root)[2, 2] == [0, 0, 0, 0])
        }
    }

    @Test("Layers stick out of each other unless they are cut off")
    func clipping() throws {
        let root = CALayer(nil, square(0, 20))
        let child = CALayer(red, square(0, 5), in: root)
        _ = CALayer(blue, square(3, 10), in: child)
        #expect(try LayerPicture(root)[8, 8] == [0, 0, 255, 255])
        child.masksToBounds = true
        let picture = try LayerPicture(root)
        #expect(picture[8, 8][3] == 0)
        #expect(picture[4, 4] == [0, 0, 255, 255])
        child.cornerRadius = 2.5
        #expect(try LayerPicture(root)[4, 4][3] < 255)
    }

    @Test("Only the corners that were chosen are round, and borders follow them inside")
    func corners() throws {
        let layer = CALayer(green, square(0, 20))
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.borderWidth = 2
        layer.borderColor = blue
        let picture = try LayerPicture(layer)
        #expect(picture[0, 0][3] == 0)
        #expect(picture[19, 0] == [0, 0, 255, 255] && picture[19, 19] == [0, 0, 255, 255])
        #expect(picture[18, 10] == [0, 0, 255, 255] && picture[17, 10] == [0, 255, 0, 255])
    }

    @Test("Opacity is that of the group: what covers does not shine through")
    func opacity() throws {
        let root = CALayer(nil, square(0, 20))
        let child = CALayer(red, square(0, 10), in: root)
        _ = CALayer(blue, square(0, 10), in: child)
        child.opacity = 0.5
        let pixel = try LayerPicture(root)[5, 5]
        #expect(pixel[0] == 0 && abs(pixel[2] - 128) <= 1 && abs(pixel[3] - 128) <= 1)
    }

    @Test("A mask uses its alpha, whatever its color, and hides what is outside")
    func mask() throws {
        let layer = CALayer(red, square(0, 20))
        layer.mask = CALayer(.black, CGRect(x: 0, y: 0, width: 10, height: 20))
        let picture = try LayerPicture(layer)
        #expect(picture[5, 5] == [255, 0, 0, 255])
        #expect(picture[12, 5][3] == 0)
        layer.mask?.opacity = 0.5
        #expect(abs(try LayerPicture(layer)[5, 5][3] - 128) <= 1)
        layer.mask = CALayer()
        #expect(try LayerPicture(layer)[5, 5][3] == 0)
    }

    @Test("Higher layers are drawn later, equals in their order")
    func order() throws {
        let root = CALayer(nil, square(0, 20))
        CALayer(red, square(0, 10), in: root).zPosition = 1
        _ = CALayer(blue, square(0, 10), in: root)
        #expect(try LayerPicture(root)[5, 5] == [255, 0, 0, 255])
        CALayer(green, square(0, 10), in: root).zPosition = 1
        #expect(try LayerPicture(root)[5, 5] == [0, 255, 0, 255])
    }

    @Test("The shadow beside a layer that covers what is behind it is that of one that doesn't", arguments: [2, 12])
    func coveringShadow(_ radius: CGFloat) throws {
        for corner in [0, 5] as [CGFloat] {
            func picture(_ color: CGColor?) throws -> LayerPicture {
                let root = CALayer(nil, square(0, 80))
                let child = CALayer(color, CGRect(x: 20, y: 24, width: 30, height: 40), in: root)
                child.cornerRadius = corner
                child.shadowPath = CGPath(
                    roundedRect: child.bounds, cornerWidth: corner, cornerHeight: corner, transform: nil)
                (child.shadowOpacity, child.shadowRadius) = (0.8, radius)
                child.shadowOffset = CGSize(width: 3, height: -2)
                return try LayerPicture(root, 80, 80)
            }
            let (covering, bare) = (try picture(green), try picture(nil))
            let outside = (0..<80).flatMap { y in (0..<80).map { (x: $0, y: y) } }.filter {
                !(20..<50).contains($0.x) || !(24..<64).contains($0.y)
            }
            #expect(outside.contains { covering[$0.x, $0.y][3] > 20 })
            // Where a wide blur is cut, its averages may be rounded otherwise.
            for (x, y) in outside {
                #expect(abs(covering[x, y][3] - bare[x, y][3]) <= 1, "corner \(corner), \(x) \(y)")
            }
        }
    }

    @Test("Shadows fall by their offset, from the outline, a path, or what is drawn; cut layers throw none")
    func shadow() throws {
        for kind in 0..<4 {
            let root = CALayer(nil, square(0, 40))
            let child = CALayer(kind == 0 || kind == 3 ? red : nil, square(4, 8), in: root)
            if kind == 2 { _ = CALayer(red, square(0, 8), in: child) }
            if kind == 1 { child.shadowPath = CGPath(rect: square(0, 8), transform: nil) }
            child.shadowOpacity = 1
            child.shadowRadius = 0
            child.shadowOffset = CGSize(width: 12, height: 12)
            child.masksToBounds = kind == 3
            for scale in [1, 2] {
                let picture = try LayerPicture(root, 40 * scale, 40 * scale, scale: CGFloat(scale))
                #expect(picture[20 * scale, 20 * scale] == (kind == 3 ? [0, 0, 0, 0] : [0, 0, 0, 255]), "\(kind)")
                #expect(picture[6 * scale, 6 * scale] == (kind == 1 ? [0, 0, 0, 0] : [255, 0, 0, 255]), "\(kind)")
                #expect(picture[28 * scale, 28 * scale][3] == 0)
            }
        }
    }

    @Test("A backdrop blurs only what is behind it")
    func backdrop() throws {
        let root = CALayer(.white, square(0, 40))
        _ = CALayer(.black, CGRect(x: 0, y: 0, width: 20, height: 40), in: root)
        let backdrop = BackdropLayer()
        backdrop.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        backdrop.blurRadius = 4
        backdrop.veil = CGColor(gray: 1, alpha: 0)
        root.addSublayer(backdrop)
        let picture = try LayerPicture(root, 40, 40)
        #expect((40...215).contains(picture[19, 10][0]))
        #expect(picture[1, 10][0] < 30 && picture[38, 10][0] > 225)
        #expect(picture[19, 30] == [0, 0, 0, 255] && picture[20, 30] == [255, 255, 255, 255])
    }
}
