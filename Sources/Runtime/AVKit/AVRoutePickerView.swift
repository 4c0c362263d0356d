public import AVFoundation
public import Foundation
import CoreGraphics
public import UIKit

@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: AnyObject {
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

// An app implements only the methods that it needs; the defaults do nothing.
extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button that shows where sounds and films can be played: on this device only.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color while something is played elsewhere, which is never.
    open var activeTintColor: UIColor! = .systemBlue
    // There are no other devices to put first.
    open var prioritizesVideoDevices = false

    private let button = UIButton(type: .system)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
        button.frame = bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.accessibilityLabel = "AirPlay"
        button.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
        addSubview(button)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    private func show() {
        delegate?.routePickerViewWillBeginPresentingRoutes(self)
        SystemAlert.ask(
            "This Device", "There are no other devices to play on.", answers: ["Done"]
        ) { [weak self] _ in
            guard let self else { return }
            delegate?.routePickerViewDidEndPresentingRoutes(self)
        }
    }
}

extension AVAudioSession {
    public enum RouteSelection: Int, Sendable { case none, local, external }

    /// Asks where a sound is to be played. There is this device only.
    public func prepareRouteSelectionForPlayback(completionHandler: @escaping (Bool, RouteSelection) -> Void) {
        UIEnvironment.current.schedule(after: 0) { completionHandler(true, .local) }
    }
}
