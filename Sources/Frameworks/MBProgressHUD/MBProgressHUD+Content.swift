import CoreGraphics
import Foundation
import UIKit

/// What the panel shows, and where.
extension MBProgressHUD {
    /// Shows the indicator of the mode.
    func updateIndicator() {
        indicator?.removeFromSuperview()
        indicator = makeIndicator()
        if let indicator {
            bezelView.addSubview(indicator)
            (indicator as? any ProgressShowing)?.progress = progress
        }
        colorContent()
        setNeedsLayout()
    }

    private func makeIndicator() -> UIView? {
        switch mode {
        case .indeterminate:
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            return view
        case .determinate: return MBRoundProgressView()
        case .annularDeterminate:
            let view = MBRoundProgressView()
            view.isAnnular = true
            return view
        case .determinateHorizontalBar: return MBBarProgressView()
        case .customView: return customView
        case .text: return nil
        }
    }

    func colorContent() {
        guard let color = contentColor else { return }
        (label.textColor, detailsLabel.textColor) = (color, color)
        roundedButton.setTitleColor(color, for: .normal)
        switch indicator {
        case let view as UIActivityIndicatorView: view.color = color
        case let view as any ProgressShowing: view.apply(color)
        default: indicator?.tintColor = color
        }
    }

    /// Asks the progress again and again how far it is, while the panel is shown.
    func followProgress() {
        progressTimer?.invalidate()
        progressTimer = nil
        guard let progressObject, !hasFinished else { return }
        progress = Float(progressObject.fractionCompleted)
        let timer = UIKit.Timer(timeInterval: 1.0 / 30, repeats: true) { [weak self] timer in
            MainActor.assumeIsolated {
                guard let self, self.progressObject === progressObject, !self.hasFinished else {
                    return timer.invalidate()
                }
                self.progress = Float(progressObject.fractionCompleted)
            }
        }
        RunLoop.main.add(timer, forMode: .common)
        progressTimer = timer
    }

    // MARK: Layout

    private static let spacing: CGFloat = 4

    /// The views of the panel from top to bottom.
    private var rows: [UIView] {
        let texts = [label, detailsLabel].filter { $0.text?.isEmpty == false }
        return [indicator].compactMap { $0 } + texts + (roundedButton.isWanted ? [roundedButton] : [])
    }

    private func size(of view: UIView, in width: CGFloat) -> CGSize {
        let size: CGSize
        if view === indicator {
            size = Self.ownSize(of: view)
        } else if view is UILabel {
            size = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        } else {
            size = view.intrinsicContentSize
        }
        return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
    }

    /// Returns the size that a view's content or constraints give it, or else its frame.
    private static func ownSize(of view: UIView) -> CGSize {
        let (own, fitting) = (
            view.intrinsicContentSize, view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        )
        let frame = view.bounds.size
        func side(_ own: CGFloat, _ fitting: CGFloat, _ frame: CGFloat) -> CGFloat {
            own > 0 ? own : fitting > 0 ? fitting : frame
        }
        return CGSize(
            width: side(own.width, fitting.width, frame.width), height: side(own.height, fitting.height, frame.height))
    }

    func layoutPanel() {
        backgroundView.frame = bounds
        let shown = rows
        for view in [label, detailsLabel, roundedButton] { view.isHidden = !shown.contains(view) }
        let widest = max(0, bounds.width - 4 * margin)
        let sizes = shown.map { size(of: $0, in: widest) }
        let height = sizes.reduce(0) { $0 + $1.height } + Self.spacing * CGFloat(max(0, sizes.count - 1))
        let panel = panelSize(for: CGSize(width: sizes.map(\.width).max() ?? 0, height: height))
        bezelView.bounds.size = panel
        bezelView.center = panelCenter(panel)
        var top = (panel.height - height) / 2
        for (view, size) in zip(shown, sizes) {
            view.frame = CGRect(
                x: (panel.width - size.width) / 2, y: top, width: size.width, height: size.height)
            top += size.height + Self.spacing
        }
    }

    private func panelSize(for content: CGSize) -> CGSize {
        var size = CGSize(
            width: max(minSize.width, content.width + 2 * margin),
            height: max(minSize.height, content.height + 2 * margin))
        if isSquare {
            let side = max(size.width, size.height)
            size = CGSize(width: side, height: side)
        }
        return CGSize(
            width: min(size.width, max(0, bounds.width - 2 * margin)),
            height: min(size.height, max(0, bounds.height - 2 * margin)))
    }

    /// Returns the middle of the panel, which stays within the margins and the safe area.
    private func panelCenter(_ size: CGSize) -> CGPoint {
        let free = bounds.inset(by: safeAreaInsets).insetBy(
            dx: margin + size.width / 2, dy: margin + size.height / 2)
        func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat, _ middle: CGFloat) -> CGFloat {
            least > most ? middle : min(max(value, least), most)
        }
        guard !free.isNull else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        return CGPoint(
            x: within(bounds.midX + offset.x, free.minX, free.maxX, bounds.midX),
            y: within(bounds.midY + offset.y, free.minY, free.maxY, bounds.midY))
    }
}
