public import Foundation
public import Intents
import QuartzCore
public import UIKit

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The form in which the owner gives a shortcut a phrase. There is no Siri here, which it says.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Add to Siri", explanation: "There is no Siri on this device.") {
            [weak self] in
            guard let self else { return }
            if let delegate { delegate.addVoiceShortcutViewControllerDidCancel(self) } else { dismiss(animated: true) }
        }
    }
}

@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        MissingFeature.fill(self, title: "Siri Shortcut", explanation: "There is no Siri on this device.") {
            [weak self] in
            guard let self else { return }
            if let delegate { delegate.editVoiceShortcutViewControllerDidCancel(self) } else { dismiss(animated: true) }
        }
    }
}

@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button "Add to Siri", which asks its delegate to present the form.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open private(set) var style = INUIAddVoiceShortcutButtonStyle.white
    open var shortcut: INShortcut?

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        setStyle(style)
        setTitle("Add to Siri", for: .normal)
        layer.cornerRadius = 8
        addAction(UIAction { [weak self] _ in self?.presentForm() }, for: .touchUpInside)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        let isDark = style == .black || style == .blackOutline
        backgroundColor = isDark ? .black : .white
        setTitleColor(isDark ? .white : .black, for: .normal)
    }

    private func presentForm() {
        guard let shortcut else { return }
        delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
    }
}

/// How an extension shows an intent; no system loads extensions here.
@preconcurrency @MainActor
public protocol INUIHostedViewControlling: NSObjectProtocol {}

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
