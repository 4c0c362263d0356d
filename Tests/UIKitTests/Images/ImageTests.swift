import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Images")
struct ImageTests {
    private func plain(_ color: UIColor, _ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
        .plain(color, size)
    }

    /// An image whose left half is red and whose right half is blue.
    private var halves: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
        }
    }

    @Test("an animated image has its images, and is as large as the first")
    func animated() throws {
        let images = [plain(.red), plain(.blue, CGSize(width: 20, height: 5))]
        let image = try #require(UIImage.animatedImage(with: images, duration: 2))
        #expect(image.images == images && image.duration == 2 && image.size == images[0].size)
        #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 2.0 / 30)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
        #expect(
            image.withRenderingMode(.alwaysTemplate).images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
        #expect(images[0].images == nil && images[0].duration == 0)
        #expect(UIImage.animatedImageNamed("no such image", duration: 1) == nil)
    }

    @Test("Archives have images and colors, alone and in lists, under the names of Apple's classes")
    func archives() throws {
        let image = plain(.red, CGSize(width: 3, height: 2))
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(read.size == image.size && read.scale == 1 && read.pngData() == image.pngData())
        #expect(data.range(of: Data("UIImage".utf8)) != nil)
        let list: [Any] = [UIColor.blue, NSString(string: "two"), image]
        let values = try #require(
            NSKeyedUnarchiver.unarchivedValue(with: NSKeyedArchiver.archivedValue(withRootObject: list)) as? [Any])
        #expect(values.count == 3 && values[0] as? UIColor == .blue && (values[2] as? UIImage)?.size == image.size)
        let table = try NSKeyedArchiver.archivedValue(
            withRootObject: ["tint": UIColor.green], requiringSecureCoding: false)
        let colors = try NSKeyedUnarchiver.unarchivedTopLevelValue(table) as? [AnyHashable: Any]
        #expect(colors?["tint"] as? UIColor == .green)
        let path = NSTemporaryDirectory() + "archive-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(NSKeyedArchiver.archiveValue(UIColor.red, toFile: path))
        #expect(NSKeyedUnarchiver.unarchivedValue(withFile: path) as? UIColor == .red)
        #expect(NSKeyedUnarchiver.unarchivedValue(withFile: path + "no") == nil)
        let nested = NSKeyedArchiver.archivedValue(withRootObject: ["theme": [["tint": UIColor.green]]])
        let theme = NSKeyedUnarchiver.unarchivedValue(with: nested) as? [AnyHashable: Any]
        let first = (theme?["theme"] as? [Any])?.first as? [AnyHashable: Any]
        #expect(first?["tint"] as? UIColor == .green)
        #expect(NSKeyedUnarchiver.unarchivedValue(with: Data("no archive".utf8)) == nil)
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(image, forKey: "picture")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(unarchiver.decodeObject(of: UIImage.self, forKey: "picture")?.size == image.size)
        #expect(unarchiver.decodeObject(of: UIImage.self, forKey: "other") == nil)
    }

    @Test("a stretchable image has caps on both sides of the point that is stretched")
    func stretchable() {
        let image = plain(.red).stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5))
        #expect(image.leftCapWidth == 4 && image.topCapHeight == 0 && image.resizingMode == .stretch)
    }

    @Test("views are aligned by what an image says, and are smaller by it")
    func alignment() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = plain(.red).withAlignmentRectInsets(insets)
        let view = UIImageView(image: image)
        #expect(image.alignmentRectInsets == insets && view.alignmentRectInsets == insets)
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 6))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 10, height: 10))
        view.image = image.withBaselineOffset(fromBottom: 3)
        #expect(view.image?.baselineOffsetFromBottom == 3 && view.line(isFirst: true) == 7)
        view.image = view.image?.imageWithoutBaseline()
        #expect(view.image?.baselineOffsetFromBottom == nil && view.line(isFirst: true) == 10)
        #expect(view.image?.alignmentRectInsets == insets)
    }

    @Test("an image for both directions is mirrored where text is read from the right")
    func directions() throws {
        let image = halves.imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection && !halves.flipsForRightToLeftLayoutDirection)
        let view = UIImageView(image: image)
        #expect(try ViewPicture(view)[1, 5] == [255, 0, 0, 255])
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(try ViewPicture(view)[1, 5] == [0, 0, 255, 255])
        view.image = halves
        #expect(try ViewPicture(view)[1, 5] == [255, 0, 0, 255])
    }

    @Test("an asset gives the image for traits, and views follow their traits")
    func assets() throws {
        let asset = UIImageAsset()
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        asset.register(plain(.white), with: light)
        asset.register(plain(.black), with: dark)
        let view = UIImageView(image: asset.image(with: light))
        #expect(view.image?.imageAsset === asset)
        #expect(view.image?.traitCollection.userInterfaceStyle == .light)
        #expect(view.image?.withConfiguration(dark.imageConfiguration).traitCollection.userInterfaceStyle == .dark)
        #expect(try ViewPicture(view)[5, 5] == [255, 255, 255, 255])
        view.overrideUserInterfaceStyle = .dark
        #expect(try ViewPicture(view)[5, 5] == [0, 0, 0, 255])
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).traitCollection.userInterfaceStyle == .light)
        asset.unregister(with: light.imageConfiguration)
        #expect(asset.image(with: dark).size == .zero)
    }

    @Test("a configuration keeps what another one doesn't say")
    func configurations() throws {
        typealias Configuration = UIImage.SymbolConfiguration
        let bold = Configuration(pointSize: 34, weight: .bold, scale: .small)
        let both = bold.applying(Configuration(scale: .large))
        #expect(both == Configuration(pointSize: 34, weight: .bold, scale: .large) && both != bold)
        #expect(both.configurationWithoutPointSizeAndWeight().isEqual(to: Configuration(scale: .large)))
        #expect(both.configurationWithoutScale().configurationWithoutWeight() == Configuration(pointSize: 34))
        #expect(Configuration(textStyle: .body).configurationWithoutTextStyle() == .unspecified)
        #expect(
            Configuration(pointSize: 9).applying(Configuration(textStyle: .body)) == Configuration(textStyle: .body))
        #expect(
            Configuration(font: .systemFont(ofSize: 20, weight: .heavy)) == Configuration(pointSize: 20, weight: .heavy)
        )
        #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold && UIFont.Weight.thin.symbolWeight() == .thin)
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(bold.withTraitCollection(traits).traitCollection == traits && bold.traitCollection == nil)
        #expect(bold.withLocale(Locale(identifier: "fr")).locale?.identifier == "fr")
    }

    @Test("a symbol has the size and the color of its configuration, once")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star.fill"))
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let once = try #require(star.applyingSymbolConfiguration(large))
        #expect(once.size.width == star.size.width * 2)
        #expect(once.applyingSymbolConfiguration(large)?.size == once.size)
        #expect(once.symbolConfiguration == large && star.symbolConfiguration == nil)
        #expect(UIImage(systemName: "star.fill", withConfiguration: large)?.size == once.size)
        #expect(plain(.red).applyingSymbolConfiguration(large) == nil)
        let view = UIImageView(image: once)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .black)
        #expect(view.intrinsicContentSize == once.size && view.shownImage?.symbolWeight == 900)
        view.tintColor = .blue
        view.image = once.applyingSymbolConfiguration(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(try ViewPicture(view).contains { $0 == [255, 0, 0, 255] })
        let symbols: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
        #expect(symbols.allSatisfy { $0.isSymbolImage })
    }

    @Test("a thumbnail fits a size, with the image's proportions")
    func preparing() async throws {
        let image = plain(.red, CGSize(width: 100, height: 50))
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 20)))
        #expect(small.size == CGSize(width: 20, height: 10) && small.cgImage?.width == 20)
        #expect(try ViewPicture(UIImageView(image: small))[10, 5] == [255, 0, 0, 255])
        #expect(image.preparingForDisplay() === image && UIImage().preparingForDisplay() == nil)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(await image.byPreparingForDisplay() === image)
        #expect(await image.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))?.size.height == 5)
        let later = await withCheckedContinuation { done in
            image.prepareThumbnail(of: CGSize(width: 50, height: 50)) { done.resume(returning: $0?.size.width) }
        }
        #expect(later == 50 && image.imageRendererFormat.scale == 1)
    }

    // MARK: Movement

    @Test("a view shows its images in their time and as often as it should, then its image")
    func movement() {
        let stage = AppStage()
        stage.environment.perform {
            let (red, blue, still) = (plain(.red), plain(.blue), plain(.white))
            let view = UIImageView(image: still)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            window.isHidden = false
            (view.animationImages, view.animationDuration, view.animationRepeatCount) = ([red, blue], 1, 2)
            #expect(!view.isAnimating && view.shownImage === still)
            view.startAnimating()
            #expect(view.isAnimating && view.shownImage === red)
            stage.wait(0.6)
            #expect(view.shownImage === blue)
            stage.wait(0.5)
            #expect(view.shownImage === red && view.isAnimating)
            stage.wait(1)
            #expect(view.shownImage === still && !view.isAnimating)
        }
    }

    @Test("an animated image moves without end while its view is in a window")
    func animatedImage() {
        let stage = AppStage()
        stage.environment.perform {
            let (red, blue) = (plain(.red), plain(.blue))
            let view = UIImageView(image: UIImage.animatedImage(with: [red, blue], duration: 2))
            #expect(view.isAnimating)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            window.isHidden = false
            stage.wait(1.1)
            #expect(view.shownImage === blue)
            stage.wait(4)
            #expect(view.shownImage === blue)
            view.stopAnimating()
            #expect(!view.isAnimating && view.shownImage === view.image)
            view.startAnimating()
            #expect(view.shownImage === red)
            view.image = red
            #expect(!view.isAnimating)
        }
    }
}
