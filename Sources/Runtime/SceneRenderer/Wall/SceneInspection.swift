import CoreGraphics
import Foundation
import StoryboardModel
import UIKit

/// Looks for what is wrong with a scene that is laid out and drawn.
@MainActor
struct SceneInspection {
    /// A text on the canvas.
    fileprivate struct Text {
        var view: UIView
        /// The id of the object that it belongs to.
        var owner: String
        var drawn: DrawnText
        /// The rectangle of its lines on the canvas.
        var frame: CGRect
        /// The rectangle of what can be seen of the view that draws it.
        var visible: CGRect
        /// Whether a person can scroll to what isn't in sight.
        var scrolls: Bool
    }

    private let canvas: UIView
    /// The id of the object that texts without one belong to: the controller.
    private let fallback: String
    private var texts: [Text] = []
    private var targets: [UIView] = []
    private(set) var problems: [WallProblem] = []

    /// The tolerance for texts that reach over an edge, in points.
    private static let tolerance: CGFloat = 1.5

    /// Inspects a canvas that was drawn as an image at a scale. `found` are the problems of its layout.
    init(_ canvas: UIView, of fallback: String, _ found: [LayoutProblem], drawnAs image: CGImage?, scale: CGFloat) {
        self.canvas = canvas
        self.fallback = fallback
        collect(canvas, owner: fallback, clip: canvas.bounds, reach: canvas.bounds, scrolls: false)
        addLayout(found)
        for text in texts { addEdges(of: text) }
        addBars()
        addOverlaps()
        for target in targets { addSize(of: target) }
        if let image { addContrasts(TextContrast(image, scale: scale)) }
    }

    // MARK: Collecting

    /// Collects what is in a view. `clip` is the part of the canvas that it shows, `reach` with what can be scrolled to.
    private mutating func collect(_ view: UIView, owner: String, clip: CGRect, reach: CGRect, scrolls: Bool) {
        guard !view.isHidden, view.alpha > 0.01, !(view is StatusBarView), !(view is HomeIndicatorView) else { return }
        let owner = view.documentID ?? owner
        let frame = view.convert(view.bounds, to: canvas)
        var (clip, reach, scrolls) = (clip, reach, scrolls)
        let isScrollView = view is UIScrollView && !(view is UITextView)
        if view.clipsToBounds || isScrollView {
            clip = clip.intersection(frame)
            reach = reach.intersection(frame)
        }
        if clip.isNull { clip = .zero }
        if reach.isNull { reach = .zero }
        if let scrollView = view as? UIScrollView, isScrollView {
            let content = scrollView.convert(CGRect(origin: .zero, size: scrollView.contentSize), to: canvas)
            reach = reach.union(content)
            scrolls = scrolls || content.width > frame.width + 1 || content.height > frame.height + 1
        }
        for drawn in view.drawnTexts {
            let frame = view.convert(drawn.rect, to: canvas)
            texts.append(Text(view: view, owner: owner, drawn: drawn, frame: frame, visible: reach, scrolls: scrolls))
        }
        if isTarget(view) { targets.append(view) }
        for child in view.subviews {
            collect(child, owner: owner, clip: clip, reach: reach, scrolls: scrolls)
        }
    }

    // MARK: Layout

    private mutating func addLayout(_ found: [LayoutProblem]) {
        let frames = SceneStage.canvasFrames(in: canvas)
        for problem in found.withoutConsequences {
            let kind: WallProblem.Kind = problem.kind == .ambiguous ? .ambiguousLayout : .conflictingConstraints
            let frame = problem.objects.lazy.compactMap { frames[$0] }.first
            let words =
                problem.kind == .ambiguous
                ? "can be in more than one place" : "cannot be satisfied together with other constraints"
            problems.append(WallProblem(kind: kind, objects: problem.objects, message: words, frame: frame))
        }
    }

    // MARK: Texts

    private mutating func addEdges(of text: Text) {
        let shown = text.frame.intersection(text.visible)
        let isCut = { (frame: CGRect) in
            frame.isNull || frame.width < text.frame.width - Self.tolerance
                || frame.height < text.frame.height - Self.tolerance
        }
        if text.drawn.isClipped {
            problems.append(
                WallProblem(
                    kind: .clippedText, objects: [text.owner], message: "has more text than room",
                    frame: text.view.convert(text.view.bounds, to: canvas),
                    weight: Double(text.drawn.text.count)))
        } else if !text.scrolls, isCut(text.frame.intersection(canvas.bounds)) {
            problems.append(
                WallProblem(
                    kind: .offScreenText, objects: [text.owner], message: "has text outside of the screen",
                    frame: text.frame.intersection(canvas.bounds.insetBy(dx: -40, dy: -40)).nonNull))
        } else if isCut(shown) {
            problems.append(
                WallProblem(
                    kind: .clippedText, objects: [text.owner], message: "has text that is cut off by what is around it",
                    frame: text.frame))
        }
    }

    /// Finds texts behind the bars of the scene; what scrolls can be brought out.
    private mutating func addBars() {
        let bars = canvas.subviews.filter { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
        for text in texts where !text.scrolls {
            for bar in bars where !bar.isHidden && !text.view.isDescendant(of: bar) {
                let overlap = text.frame.intersection(bar.frame)
                guard !overlap.isNull, overlap.width > 2, overlap.height > Self.tolerance else { continue }
                let name = bar is UINavigationBar ? "navigation bar" : bar is UITabBar ? "tab bar" : "toolbar"
                problems.append(
                    WallProblem(
                        kind: .coveredText, objects: [text.owner], message: "has text behind the \(name)",
                        frame: text.frame))
            }
        }
    }

    private mutating func addOverlaps() {
        for (index, one) in texts.enumerated() {
            for other in texts[(index + 1)...] where other.owner != one.owner {
                // Lines have room above and below their letters.
                let (first, second) = (shownInk(of: one), shownInk(of: other))
                let overlap = first.intersection(second)
                guard !overlap.isNull, overlap.width > 2, overlap.height > 2, !one.isPlaceholder(of: other),
                    !isCovered(one.view, by: other.view, overlap)
                else { continue }
                problems.append(
                    WallProblem(
                        kind: .overlappingText, objects: [one.owner, other.owner].sorted(),
                        message: "has text over that of", frame: one.frame.union(other.frame)))
            }
        }
    }

    /// Returns the part of a text that letters fill, as far as it can be seen.
    private func shownInk(of text: Text) -> CGRect {
        text.frame.ink.intersection(text.view.convert(text.view.bounds, to: canvas)).intersection(text.visible)
    }

    /// Whether something opaque is between two views, of which the other is in front.
    private func isCovered(_ view: UIView, by other: UIView, _ overlap: CGRect) -> Bool {
        var current: UIView? = other
        while let front = current, !view.isDescendant(of: front) {
            let color = front.backgroundColor?.resolvedColor(with: front.traitCollection)
            if let color, front.alpha > 0.95, color.cgColor.alpha > 0.95,
                front.convert(front.bounds, to: canvas).insetBy(dx: -0.5, dy: -0.5).contains(overlap)
            {
                return true
            }
            current = front.superview
        }
        return false
    }

    // MARK: Targets

    /// Whether a person is to touch a view whose size is up to the designer.
    private func isTarget(_ view: UIView) -> Bool {
        guard view.documentID != nil, view.isUserInteractionEnabled else { return false }
        if view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) == true {
            return true
        }
        guard let control = view as? UIControl, control.isEnabled else { return false }
        let hasOwnSize =
            control is UISwitch || control is UISegmentedControl || control is UISlider || control is UIStepper
            || control is UIPageControl || control is UIDatePicker
        let isInBar = sequence(first: view, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar
        }
        return !hasOwnSize && !isInBar
    }

    private mutating func addSize(of view: UIView) {
        let size = view.bounds.size
        guard let id = view.documentID, size.width > 0, size.height > 0, min(size.width, size.height) < 43.5 else {
            return
        }
        let words = "\(Int(clamping: size.width.rounded())) × \(Int(clamping: size.height.rounded()))"
        problems.append(
            WallProblem(
                kind: .smallTarget, objects: [id], message: "is a target of \(words) points, smaller than 44 × 44",
                frame: view.convert(view.bounds, to: canvas), weight: -Double(size.width * size.height)))
    }

    // MARK: Contrast

    private mutating func addContrasts(_ contrast: TextContrast) {
        let bars = canvas.subviews.filter { $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar }
        for text in texts where text.drawn.isEnabled && !text.drawn.isPlaceholder {
            let frame = text.frame.intersection(text.visible).intersection(canvas.bounds)
            let isBehind = bars.contains { $0.frame.intersects(frame) && !text.view.isDescendant(of: $0) }
            guard !frame.isNull, !isBehind, let color = text.drawn.color,
                let ratio = contrast.ratio(of: color, alpha: text.view.visibleAlpha, in: frame)
            else { continue }
            let isLarge = text.drawn.pointSize >= 18 || text.drawn.isBold
            let wanted = isLarge || text.drawn.isSystemColored ? 3 : 4.5
            guard ratio < wanted - 0.05 else { continue }
            let words = String(format: "%.1f", ratio)
            problems.append(
                WallProblem(
                    kind: .lowContrast, objects: [text.owner],
                    message: "has text with a contrast of \(words) : 1, less than \(wanted == 3 ? "3" : "4.5") : 1",
                    frame: text.frame, weight: -ratio))
        }
    }
}

extension SceneInspection.Text {
    /// Whether one of two texts stands in for the other while there is none: a label over a text view.
    fileprivate func isPlaceholder(of other: Self) -> Bool { view is UITextView || other.view is UITextView }
}

extension UIView {
    /// The opacity with that of the views around.
    fileprivate var visibleAlpha: CGFloat {
        sequence(first: self, next: \.superview).reduce(1) { $0 * $1.alpha }
    }
}

extension CGRect {
    /// The part of lines that letters usually fill.
    fileprivate var ink: CGRect { insetBy(dx: 1, dy: min(4, height * 0.18)) }

    fileprivate var nonNull: CGRect? { isNull ? nil : self }
}
