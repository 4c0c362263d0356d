public import AVFoundation
import CoreGraphics
public import Foundation
public import UIKit

/// Shows a film with its controls. Films aren't decoded here: the ground says so, and the controls keep the time.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    open var player: AVPlayer? { didSet { if isViewLoaded { update() } } }
    open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    /// Where the film is: nowhere, since none is shown.
    open var videoBounds: CGRect { .zero }
    // What is played isn't shown outside of the app.
    open var updatesNowPlayingInfoCenter = true
    open var requiresLinearPlayback = false
    open var showsTimecodes = false
    // There is no Picture in Picture here.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    // Films aren't decoded, so that nothing is found in their pictures.
    open var allowsVideoFrameAnalysis = true
    open var videoFrameAnalysisTypes = AVVideoFrameAnalysisType.default
    /// An action that looks up what a film shows, which isn't known here.
    open var toggleLookupAction: UIAction {
        let action = UIAction(title: "Look Up") { _ in
            UIEnvironment.current.reportOnce("AVKit: films aren't decoded here, so there is nothing to look up")
        }
        action.attributes = .disabled
        return action
    }
    /// The speeds that a person can choose.
    open var speeds = AVPlaybackSpeed.systemDefaultSpeeds { didSet { if isViewLoaded { update() } } }
    open private(set) var selectedSpeed: AVPlaybackSpeed?

    /// Plays at one of the speeds.
    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        guard speeds.contains(speed) else { return }
        selectedSpeed = speed
        if let player, player.rate > 0 { player.rate = speed.rate }
        if isViewLoaded { update() }
    }
    public let contentOverlayView: UIView? = UIView()

    private let note = UILabel()
    private let button = UIButton(type: .system)
    private let speedButton = UIButton(type: .system)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        note.textColor = .white
        note.textAlignment = .center
        note.numberOfLines = 0
        button.tintColor = .white
        button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        let close = UIButton(type: .system)
        close.setTitle("Done", for: .normal)
        close.tintColor = .white
        close.isHidden = presentingViewController == nil
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        speedButton.tintColor = .white
        speedButton.showsMenuAsPrimaryAction = true
        for part in [note, button, speedButton, close] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            note.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 20),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            speedButton.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 12),
            speedButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
        update()
    }

    private func update() {
        let name = (player?.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent ?? ""
        note.text = (name.isEmpty ? "" : name + "\n") + "Films are not shown on this device."
        button.isHidden = !showsPlaybackControls || player == nil
        button.setTitle(player?.rate ?? 0 > 0 ? "Pause" : "Play", for: .normal)
        speedButton.isHidden = button.isHidden || speeds.isEmpty
        speedButton.setTitle(selectedSpeed?.localizedNumericName ?? "1×", for: .normal)
        speedButton.accessibilityLabel = "Playback Speed"
        speedButton.menu = UIMenu(
            children: speeds.map { speed in
                UIAction(title: speed.localizedName, state: speed == selectedSpeed ? .on : .off) { [weak self] _ in
                    self?.selectSpeed(speed)
                }
            })
    }

    // MARK: The whole screen

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented, let coordinator = transitionCoordinator else { return }
        delegate?.playerViewController(self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isBeingDismissed, let coordinator = transitionCoordinator else { return }
        delegate?.playerViewController(self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
    }

    private func toggle() {
        guard let player else { return }
        if player.rate > 0 { player.pause() } else { player.playImmediately(atRate: selectedSpeed?.rate ?? 1) }
        update()
    }
}
