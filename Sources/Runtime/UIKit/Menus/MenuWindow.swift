import CoreGraphics
import Foundation
import QuartzCore

/// The window of menus, in front of everything.
@MainActor
final class MenuWindow: SystemWindow {
    private weak var presenter: MenuPresenter?
    /// What covers the screen behind a preview.
    let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))

    init(_ presenter: MenuPresenter) {
        self.presenter = presenter
        super.init(frame: .zero, .menus)
        veil.alpha = 0
        veil.isUserInteractionEnabled = false
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.frame = bounds
        addSubview(veil)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard let self, self.hitTest(recognizer.location(in: self), with: nil) === self else { return }
            self.presenter?.dismiss()
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    // A touch beside the menu dismisses it.
    override var letsTouchesThrough: Bool { false }

    func lift(_ preview: UIView, from origin: CGRect) {
        UIView.performWithoutAnimation {
            preview.frame = origin
            preview.layer.shadowOpacity = 0.2
            preview.layer.shadowRadius = 20
            preview.layer.shadowOffset = CGSize(width: 0, height: 8)
            addSubview(preview)
        }
    }
}
