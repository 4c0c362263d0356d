import AppStage
import Foundation
import SDWebImage
import Testing
import UIKit

@MainActor
@Suite("Views that load images", .serialized)
struct ViewTests {
    private let pictures: Pictures

    init() throws { pictures = try Pictures() }

    @Test("A view shows a placeholder at once, and then the image")
    func placeholder() async throws {
        let (view, url) = (UIImageView(image: nil), try pictures.file("dog.png"))
        let gray = Pictures.image(.gray)
        var given: UIImage?
        await withCheckedContinuation { done in
            view.sd_setImage(with: url, placeholderImage: gray, context: pictures.context, progress: nil) {
                image, error, type, _ in
                if error == nil, type == .none { given = image }
                done.resume()
            }
            #expect(view.image == gray)
        }
        #expect(view.image == given && given == Pictures.image())
        #expect(view.sd_imageURL == url && view.sd_imageProgress.fractionCompleted == 1)
    }

    @Test("An image that is in memory is shown before the call returns")
    func memory() async throws {
        let url = try pictures.file("dog.png")
        _ = await pictures.load(url)
        let view = UIImageView(image: nil)
        view.sd_setImage(with: url, placeholderImage: nil, context: pictures.context)
        #expect(view.image == Pictures.image())
    }

    @Test("Without an address, there is an error and the placeholder")
    func noAddress() async throws {
        let (view, gray) = (UIImageView(image: Pictures.image(.green)), Pictures.image(.gray))
        let answer = await pictures.show(nil, in: view, placeholder: gray)
        #expect(answer.error.map { SDWebImageError.invalidURL ~= $0 } == true && view.image == gray)
        #expect(view.sd_imageURL == nil)
        let late = await pictures.show(
            pictures.folder.appendingPathComponent("none.png"), in: view, placeholder: Pictures.image(.blue),
            .delayPlaceholder)
        #expect(late.error != nil && view.image == Pictures.image(.blue))
    }

    @Test("A load of the same view ends the earlier one")
    func replacing() async throws {
        let (view, first) = (UIImageView(image: nil), try pictures.file("a.png", Pictures.image(.blue)))
        let second = try pictures.file("b.png", Pictures.image(.green))
        var errors: [any Error] = []
        view.sd_setImage(with: first, placeholderImage: nil, context: pictures.context, progress: nil) {
            _, error, _, _ in
            if let error { errors.append(error) }
        }
        _ = await pictures.show(second, in: view)
        #expect(errors.map { SDWebImageError.cancelled ~= $0 } == [true])
        #expect(view.image == Pictures.image(.green) && view.sd_imageURL == second)
    }

    @Test("An app may set the image itself, and cancel the load")
    func byHand() async throws {
        let (view, url) = (UIImageView(image: nil), try pictures.file("dog.png"))
        #expect(await pictures.show(url, in: view, .avoidAutoSetImage).image != nil && view.image == nil)
        pictures.cache.clearMemory()
        var wasCancelled = false
        view.sd_setImage(with: url, placeholderImage: nil, context: pictures.context, progress: nil) {
            _, error, _, _ in
            wasCancelled = error.map { SDWebImageError.cancelled ~= $0 } ?? false
        }
        view.sd_cancelCurrentImageLoad()
        #expect(wasCancelled && view.image == nil)
    }

    @Test("A button has images for states, and a background")
    func buttons() async throws {
        let (button, url) = (UIButton(type: .custom), try pictures.file("dog.png"))
        let context = pictures.context
        await withCheckedContinuation { done in
            button.sd_setImage(
                with: url, for: .normal, placeholderImage: nil, context: context, progress: nil
            ) { _, _, _, _ in done.resume() }
        }
        await withCheckedContinuation { done in
            button.sd_setBackgroundImage(
                with: url, for: .selected, placeholderImage: nil, context: context, progress: nil
            ) { _, _, _, _ in done.resume() }
        }
        #expect(button.image(for: .normal) == Pictures.image() && button.backgroundImage(for: .normal) == nil)
        #expect(button.backgroundImage(for: .selected) == Pictures.image())
        #expect(button.sd_imageURL(for: .normal) == url && button.sd_backgroundImageURL(for: .selected) == url)
        #expect(button.sd_currentImageURL == url && button.sd_currentBackgroundImageURL == nil)
    }

    @Test("An indicator turns in the middle of the view while an image is loaded")
    func indicator() async throws {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.sd_imageIndicator = SDWebImageActivityIndicator.grayLarge
        let spinner = try #require(view.subviews.first as? UIActivityIndicatorView)
        #expect(spinner.isHidden && !spinner.isAnimating && spinner.style == .large)
        view.sd_setImage(with: try pictures.file("dog.png"), placeholderImage: nil, context: pictures.context)
        #expect(spinner.isAnimating && spinner.center == CGPoint(x: 50, y: 30))
        _ = await pictures.show(try pictures.file("cat.png"), in: view)
        #expect(!spinner.isAnimating && spinner.isHidden)
        view.sd_imageIndicator = nil
        #expect(view.subviews.isEmpty)
        view.sd_setShowActivityIndicatorView(true)
        view.sd_setIndicatorStyle(.large)
        #expect((view.subviews.first as? UIActivityIndicatorView)?.style == .large && view.subviews.count == 1)
    }

    @Test("The transition is for an image that was loaded, and not for one that is in memory, unless it's forced")
    func transition() async throws {
        let (view, url) = (UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), try pictures.file("dog.png"))
        var (prepared, ended) = (0, 0)
        let fade = SDWebImageTransition.fade
        fade.prepares = { _, _, _, _, _ in prepared += 1 }
        fade.completion = { _ in ended += 1 }
        view.sd_imageTransition = fade
        #expect(await pictures.show(url, in: view).type == .none)
        #expect(prepared == 1 && view.image == Pictures.image())
        let controller = UIViewController()
        let stage = try AppStage { controller }
        ended = 0
        try stage.run {
            controller.view.addSubview(view)
            view.sd_setImage(with: url, placeholderImage: nil, context: pictures.context)
            #expect(prepared == 1)
            view.sd_setImage(
                with: url, placeholderImage: nil, options: .forceTransition, context: pictures.context)
            #expect(prepared == 2 && ended == 0)
        }
        try stage.perform(#"{"wait": 1}"#)
        #expect(ended == 1 && view.image == Pictures.image())
    }
}
