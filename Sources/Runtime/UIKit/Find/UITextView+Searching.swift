import CoreGraphics
public import Foundation
import QuartzCore

/// The search in a text view.
extension UITextView: UITextSearching {
    public typealias DocumentIdentifier = AnyHashable

    public var supportsTextReplacement: Bool { isEditable }

    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable>
    ) {
        for range in options.ranges(of: queryString, in: editedText) {
            resultAggregator.foundRange(UITextRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle
    ) {
        foundMarks[foundTextRange.range]?.removeFromSuperview()
        foundMarks[foundTextRange.range] = nil
        guard style != .normal else { return }
        let mark = FoundTextMark(rects(of: foundTextRange.range), isHighlighted: style == .highlighted)
        foundMarks[foundTextRange.range] = mark
        addSubview(mark)
    }

    public func clearAllDecoratedFoundText() {
        for mark in foundMarks.values { mark.removeFromSuperview() }
        foundMarks = [:]
    }

    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {
        replace(foundTextRange, withText: replacementText)
    }

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
        // From the end, so that what is before stays where it was found.
        for range in options.ranges(of: queryString, in: editedText).reversed() {
            replace(UITextRange(range), withText: replacementText)
        }
    }

    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {
        scrollRangeToVisible(range.range)
    }

    // MARK: Interaction

    /// Adds the interaction of the search, or removes it.
    func followFinding() {
        guard isFindInteractionEnabled else {
            if let old = ownFindInteraction { removeInteraction(old) }
            return ownFindInteraction = nil
        }
        guard ownFindInteraction == nil else { return }
        let new = UIFindInteraction(sessionDelegate: finder)
        ownFindInteraction = new
        addInteraction(new)
    }

    /// Returns whether a command of a search is possible; nil for others.
    func permitsFinding(_ action: Selector) -> Bool? {
        switch action.name {
        case "find:", "useSelectionForFind:": isFindInteractionEnabled
        case "findAndReplace:": isFindInteractionEnabled && isEditable
        case "findNext:", "findPrevious:": ownFindInteraction?.isFindNavigatorVisible ?? false
        default: nil
        }
    }
}

/// Makes the searches of a text view.
@MainActor
final class TextViewFinder: UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
    }
}

/// The color over a text that was found.
@MainActor
final class FoundTextMark: UIView {
    init(_ rects: [CGRect], isHighlighted: Bool) {
        let whole = rects.reduce(CGRect.null) { $0.union($1) }
        super.init(frame: whole.isNull ? .zero : whole.insetBy(dx: -1, dy: -1))
        isUserInteractionEnabled = false
        layer.zPosition = isHighlighted ? 2 : 1
        for rect in rects {
            let part = UIView(frame: rect.insetBy(dx: -1, dy: -1).offsetBy(dx: -frame.minX, dy: -frame.minY))
            part.backgroundColor = UIColor.systemYellow.withAlphaComponent(isHighlighted ? 0.55 : 0.25)
            part.layer.cornerRadius = 3
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }
}
