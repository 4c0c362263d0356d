public import AVFoundation
public import Foundation
public import UIKit

/// Shows a film with its controls. Films aren't decoded here: the ground says so, and the controls keep the time.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer? { didSet { if isViewLoaded { update() } } }
    open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = false
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var isReadyForDisplay: Bool { false }
    public let contentOverlayView: UIView? = UIView()

    private let note = UILabel()
    private let button = UIButton(type: .system)

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
        for part in [note, button, close] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            note.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            note.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 20),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
        update()
    }

    private func update() {
        let name = player?.currentItem?.asset.url?.lastPathComponent ?? ""
        note.text = (name.isEmpty ? "" : name + "\n") + "Films are not shown on this device."
        button.isHidden = !showsPlaybackControls || player == nil
        button.setTitle(player?.rate ?? 0 > 0 ? "Pause" : "Play", for: .normal)
    }

    private func toggle() {
        guard let player else { return }
        if player.rate > 0 { player.pause() } else { player.play() }
        update()
    }
}
