import CoreGraphics
import Foundation
import QuartzCore

/// Where a sheet is, and how it is dragged.
extension UISheetPresentationController {
    /// Whether the sheet is in the middle of the screen and not at its bottom.
    var isInMiddle: Bool { presentingViewController.traitCollection.horizontalSizeClass == .regular }

    private var bounds: CGRect { containerView?.bounds ?? .zero }
    private var safeArea: UIEdgeInsets { containerView?.safeAreaInsets ?? .zero }

    /// The top of the largest sheet: a little below the status bar.
    private var top: CGFloat {
        presentingViewController.traitCollection.verticalSizeClass == .compact ? 0 : backTop + 10
    }

    /// The top of what is behind: the end of the status bar or, on phones with a home button, 10 points below it (iOS 13: the
    /// sheet begins at 40 on an iPhone 8 and at 54 on an iPhone 11 Pro).
    private var backTop: CGFloat { safeArea.top + (safeArea.bottom > 0 ? 0 : 10) }

    private var greatestHeight: CGFloat { max(0, bounds.height - top) }

    /// The heights from the lowest to the highest, with the safe area.
    var heights: [(detent: Detent, height: CGFloat)] {
        let context = Detent.ResolutionContext(
            containerTraitCollection: presentingViewController.traitCollection,
            maximumDetentValue: max(0, greatestHeight - safeArea.bottom))
        let known = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent, $0 + safeArea.bottom) }
        }
        return known.isEmpty ? [(.large(), greatestHeight)] : known.sorted { $0.1 < $1.1 }
    }

    private var selected: (detent: Detent, height: CGFloat)? {
        heights.first { $0.detent.identifier == selectedDetentIdentifier } ?? heights.first
    }

    var currentHeight: CGFloat { selected?.height ?? greatestHeight }

    func sheetFrame(height: CGFloat) -> CGRect {
        guard isInMiddle else {
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        let wanted = presentedViewController.preferredContentSize
        let isForm = style == .formSheet
        let size =
            wanted.width > 0 && wanted.height > 0
            ? wanted
            : isForm
                ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 2 * (safeArea.top + 20))
        let (width, height) = (min(size.width, bounds.width), min(size.height, bounds.height))
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
    }

    /// Whether what is behind is dimmed and takes no touches.
    var isDimmed: Bool {
        guard let limit = heights.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier }) else {
            return true
        }
        return currentHeight > limit.height
    }

    func placeGrabber() {
        guard let view = presentedView else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? 10
        // At the bottom a sheet goes on beyond the screen.
        view.layer.maskedCorners =
            isInMiddle
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
        if grabber.superview !== view { view.addSubview(grabber) }
        view.bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    }

    /// Whether the sheet leaves only a strip of what is behind, which is set back.
    private var coversNearly: Bool { !isInMiddle && currentHeight >= greatestHeight - 1 && top > 0 }

    /// Whether the status bar is over the black that the presenter leaves when it is set back. A dismissal that a finger drives
    /// may still be canceled.
    var blackensStatusBar: Bool {
        guard coversNearly, bounds.width > 0, let presentation else { return false }
        return !presentedViewController.isBeingDismissed || presentation.transition?.isInteractive == true
    }

    /// Whether a drag of a scroll view's content moves the sheet instead: down from the content's upper edge, and up until the
    /// sheet has its greatest height.
    func takesDrag(of scroller: UIScrollView, _ translation: CGPoint) -> Bool {
        guard abs(translation.y) > abs(translation.x), scroller.refresher == nil,
            scroller.contentOffset.y <= scroller.contentRange.y.lowerBound
        else { return false }
        guard translation.y < 0 else { return true }
        return prefersScrollingExpandsWhenScrolledToEdge && !isInMiddle && currentHeight < (heights.last?.height ?? 0)
    }

    /// Dims what is behind and, where the sheet covers it nearly, sets it back.
    func showBehind(_ isCovered: Bool) {
        veil.alpha =
            isCovered && isDimmed
            ? presentingViewController.traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2 : 0
        guard let view = presentingViewController.viewIfLoaded, bounds.width > 0 else { return }
        let isBack = isCovered && coversNearly
        defer { environment.statusBarMayHaveChanged() }
        let isCard = presentingViewController.presentation?.controller is UISheetPresentationController
        guard isBack else {
            if view.transform != .identity { view.transform = .identity }
            if !isCard { view.layer.cornerRadius = 0 }
            return
        }
        let scale = (bounds.width - 32) / bounds.width
        // The upper edge comes down to the status bar's lower edge, or a little above the sheet's.
        let edge =
            isCard ? -10 - view.bounds.height * (1 - scale) / 2 : backTop - view.bounds.height * (1 - scale) / 2
        view.transform = CGAffineTransform(translationX: 0, y: edge).scaledBy(x: scale, y: scale)
        view.layer.cornerRadius = 10
        view.layer.masksToBounds = true
    }
}

/// The finger that drags a sheet to another height, or away.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    let recognizer = UIPanGestureRecognizer()
    private var dismissal: UIPercentDrivenInteractiveTransition?
    private var startHeight: CGFloat = 0
    private var mode = Mode.none

    private enum Mode { case none, height, dismissal, refused }

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        recognizer.delegate = self
        recognizer.addHandler { [weak self] _ in self?.follow() }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.presentation?.transition == nil, sheet.presentedViewController.ownPresented == nil else {
            return false
        }
        let way = recognizer.translation(in: sheet.containerView)
        guard abs(way.y) > abs(way.x) else { return false }
        return way.y > 0 || sheet.currentHeight < (sheet.heights.last?.height ?? 0)
    }

    private func follow() {
        guard let sheet, let container = sheet.containerView else { return }
        let way = recognizer.translation(in: container).y
        let speed = recognizer.velocity(in: container).y
        switch recognizer.state {
        case .began: begin(sheet, isDown: way > 0)
        case .changed: move(sheet, by: way, container)
        case .ended: end(sheet, way, speed)
        case .cancelled, .failed: end(sheet, 0, 0)
        default: break
        }
    }

    private func begin(_ sheet: UISheetPresentationController, isDown: Bool) {
        startHeight = sheet.currentHeight
        let isLowest = sheet.isInMiddle || sheet.heights.count < 2 || startHeight <= (sheet.heights.first?.height ?? 0)
        if !isDown || !isLowest {
            mode = .height
        } else if sheet.mayDismiss() {
            mode = .dismissal
            let driver = UIPercentDrivenInteractiveTransition()
            dismissal = driver
            sheet.dismissByPerson(interactor: driver)
        } else {
            mode = .refused
        }
    }

    private func move(_ sheet: UISheetPresentationController, by way: CGFloat, _ container: UIView) {
        switch mode {
        case .dismissal: dismissal?.update(way / max(startHeight, 1))
        case .height: hold(sheet, startHeight - way)
        // A sheet that stays gives way only a little.
        case .refused: hold(sheet, startHeight - way * 0.2)
        case .none: break
        }
    }

    private func hold(_ sheet: UISheetPresentationController, _ height: CGFloat) {
        guard !sheet.isInMiddle else { return }
        sheet.heldHeight = min(max(height, 40), sheet.heights.last?.height ?? height)
        sheet.containerView?.setNeedsLayout()
    }

    private func end(_ sheet: UISheetPresentationController, _ way: CGFloat, _ speed: CGFloat) {
        let ahead = way + speed * 0.2
        let old = mode
        mode = .none
        switch old {
        case .dismissal:
            if ahead > startHeight / 2 { dismissal?.finish() } else { dismissal?.cancel() }
            dismissal = nil
        case .height, .refused: rest(sheet, at: startHeight - (old == .height ? ahead : 0))
        case .none: break
        }
    }

    /// Lets the sheet go to the nearest detent.
    private func rest(_ sheet: UISheetPresentationController, at height: CGFloat) {
        guard let nearest = sheet.heights.min(by: { abs($0.height - height) < abs($1.height - height) }) else { return }
        let old = sheet.selectedDetentIdentifier ?? sheet.heights.first?.detent.identifier
        sheet.animateChanges {
            sheet.heldHeight = nil
            sheet.selectedDetentIdentifier = nearest.detent.identifier
        }
        guard old != nearest.detent.identifier,
            let delegate = sheet.delegate as? any UISheetPresentationControllerDelegate
        else { return }
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
}
