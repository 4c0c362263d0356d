import AppStage
import Foundation
import Testing
import UIKit

@testable import AVFoundation
@testable import AVKit

@MainActor
private final class Delegate: NSObject, AVPictureInPictureControllerDelegate, AVRoutePickerViewDelegate,
    AVPlayerViewControllerDelegate
{
    var calls: [String] = []
    func pictureInPictureController(
        _ pictureInPictureController: AVPictureInPictureController,
        failedToStartPictureInPictureWithError error: any Error
    ) { calls.append("failed \((error as? AVKitError)?.code.rawValue ?? 0)") }
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) { calls.append("routes") }
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) { calls.append("chosen") }
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append("full") }
    func playerViewController(
        _ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append("inline") }
}

@MainActor
@Suite("Controllers of films") struct FilmControllerTests {
    private let delegate = Delegate()

    @Test("Picture in Picture fails as on a device without it, and that is said once")
    func pictureInPicture() throws {
        let stage = try AppStage { UIViewController() }
        let layer = AVPlayerLayer(player: nil)
        #expect(!AVPictureInPictureController.isPictureInPictureSupported())
        #expect(AVPictureInPictureController(playerLayer: layer) == nil)
        let controller = AVPictureInPictureController(
            contentSource: AVPictureInPictureController.ContentSource(playerLayer: layer))
        controller.delegate = delegate
        #expect(controller.playerLayer === layer && !controller.isPictureInPicturePossible)
        try stage.run {
            controller.startPictureInPicture()
            controller.startPictureInPicture()
        }
        #expect(delegate.calls == ["failed -1001", "failed -1001"])
        #expect(stage.messages.filter { $0.contains("Picture in Picture") }.count == 1)
    }

    @Test("the routes are this device")
    func routes() throws {
        let stage = try AppStage {
            let controller = UIViewController()
            let picker = AVRoutePickerView(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
            picker.delegate = delegate
            controller.view.addSubview(picker)
            return controller
        }
        try stage.perform(
            #"{"tap": {"label": "AirPlay"}}"#, #"{"expect": {"text": "This Device"}, "visible": true}"#,
            #"{"tap": {"text": "Done"}}"#)
        #expect(delegate.calls == ["routes", "chosen"])
    }

    @Test("a film is played at the speed that is chosen, and its controller tells when it fills the screen")
    func speeds() throws {
        var root: UIViewController?
        let stage = try AppStage {
            let new = UIViewController()
            root = new
            return new
        }
        let player = try stage.run { AVPlayer(url: URL(fileURLWithPath: "/film.mp4")) }
        let controller = try stage.run {
            let controller = AVPlayerViewController()
            (controller.player, controller.delegate) = (player, delegate)
            controller.modalPresentationStyle = .fullScreen
            root?.present(controller, animated: true)
            return controller
        }
        #expect(delegate.calls == ["full"])
        let double = try #require(controller.speeds.last)
        #expect(double.rate == 2 && double.localizedNumericName == "2×")
        try stage.run { controller.selectSpeed(double) }
        try stage.perform(#"{"tap": {"text": "Play"}}"#, #"{"wait": 2}"#)
        #expect(player.rate == 2 && abs(player.currentTime().seconds - 4) < 0.2)
        try stage.run { controller.selectSpeed(controller.speeds[0]) }
        #expect(player.rate == 0.5)
        try stage.run { controller.selectSpeed(AVPlaybackSpeed(rate: 9, localizedName: "Too fast")) }
        #expect(controller.selectedSpeed == controller.speeds[0])
        try stage.perform(#"{"tap": {"text": "Done"}}"#)
        #expect(delegate.calls == ["full", "inline"])
    }

    @Test("presses of the device's buttons reach the view that is shown")
    func captureEvents() throws {
        var events: [String] = []
        let interaction = AVCaptureEventInteraction(
            primary: { events.append("first \($0.phase)") }, secondary: { events.append("second \($0.phase)") })
        interaction.press(.began)
        let stage = try AppStage {
            let controller = UIViewController()
            controller.view.addInteraction(interaction)
            return controller
        }
        try stage.run {
            interaction.press(.began)
            interaction.press(.ended, isSecondary: true)
            interaction.isEnabled = false
            interaction.press(.began)
        }
        #expect(events == ["first began", "second ended"])
    }

    @Test("ranges of times have their parts, their common part and their union")
    func ranges() {
        func time(_ seconds: Double) -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
        let (one, other) = (
            CMTimeRange(start: time(1), end: time(4)), CMTimeRange(start: time(3), duration: time(5))
        )
        #expect(one.duration.seconds == 3 && other.end.seconds == 8)
        #expect(one.containsTime(time(1)) && !one.containsTime(time(4)) && !one.containsTimeRange(other))
        #expect(one.intersection(other).start.seconds == 3 && one.intersection(other).duration.seconds == 1)
        #expect(one.union(other).start.seconds == 1 && one.union(other).end.seconds == 8)
        #expect(one.intersection(CMTimeRange(start: time(9), end: time(10))).isEmpty && !CMTimeRange.invalid.isValid)
        #expect(AVInterstitialTimeRange(timeRange: one).timeRange == one)
    }
}
