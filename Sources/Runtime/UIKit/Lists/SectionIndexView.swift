import CoreGraphics
import Foundation
import QuartzCore

/// A list with titles by which a finger goes from section to section.
@MainActor
protocol SectionIndexOwner: UIScrollView {
    var sectionIndex: SectionIndexView? { get set }
    var sectionIndexColor: UIColor? { get }
    var sectionIndexBackgroundColor: UIColor? { get }
    var sectionIndexTrackingBackgroundColor: UIColor? { get }
    /// Shows the beginning of what the data source gives for a title.
    func show(sectionOfTitle number: Int, _ title: String)
}

/// The titles at the end of a list by which a finger goes from section to section.
@MainActor
final class SectionIndexView: UIView {
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private unowned let list: any SectionIndexOwner
    private(set) var titles: [String] = []
    private var isTracking = false { didSet { if isTracking != oldValue { color() } } }
    private var lastTitle: Int?

    init(_ list: any SectionIndexOwner) {
        self.list = list
        super.init(frame: .zero)
        isOpaque = false
        addGestureRecognizer(
            ReorderRecognizer().handled { [unowned self] recognizer in follow(recognizer) })
    }

    required init?(coder: NSCoder) { nil }

    override var isLayoutIsland: Bool { true }

    override var perception: Perception {
        Perception(text: titles.joined(separator: " "), label: "Section index", traits: .adjustable, isWhole: true)
    }

    func show(_ titles: [String]) {
        color()
        guard titles != self.titles else { return }
        self.titles = titles
        setNeedsDisplay()
    }

    private func color() {
        backgroundColor =
            isTracking
            ? list.sectionIndexTrackingBackgroundColor ?? list.sectionIndexBackgroundColor
            : list.sectionIndexBackgroundColor
    }

    /// The titles that there is room for: all of them, or some with dots between.
    private var lines: [String] {
        let room = max(1, Int(bounds.height / Self.lineHeight))
        guard titles.count > room else { return titles }
        let shown = max(2, (room + 1) / 2)
        let some = (0..<shown).map { titles[$0 * (titles.count - 1) / (shown - 1)] }
        return Array(some.flatMap { [$0, "•"] }.dropLast())
    }

    private var span: (top: CGFloat, height: CGFloat) {
        let height = CGFloat(lines.count) * Self.lineHeight
        return ((bounds.height - height) / 2, height)
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        let color: UIColor = list.sectionIndexColor ?? tintColor ?? .systemBlue
        var y = span.top
        for line in lines {
            let place = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
            if line == UITableView.indexSearch, let image = UIImage(systemName: "magnifyingglass") {
                let side = font.pointSize
                pen.image(
                    image, in: CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side),
                    tint: color, asTemplate: true)
            } else {
                pen.text(line, font, color, in: place, alignment: .center)
            }
            y += Self.lineHeight
        }
    }

    private func follow(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            isTracking = true
            guard !titles.isEmpty, span.height > 0 else { return }
            let part = (recognizer.location(in: self).y - span.top) / span.height
            let title = min(titles.count - 1, max(0, Int(clamping: (part * CGFloat(titles.count)).rounded(.down))))
            guard title != lastTitle else { return }
            lastTitle = title
            list.show(sectionOfTitle: title, titles[title])
        case .ended, .cancelled, .failed, .possible: (isTracking, lastTitle) = (false, nil)
        }
    }
}

extension SectionIndexOwner {
    /// Shows titles beside the content, or none. Returns whether there were none before, or are none now.
    func layOutIndex(_ titles: [String]?) -> Bool {
        guard let titles else {
            guard sectionIndex != nil else { return false }
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return true
        }
        let index = sectionIndex ?? SectionIndexView(self)
        let isNew = sectionIndex == nil
        sectionIndex = index
        index.show(titles)
        if index.superview !== self { addSubview(index) }
        if subviews.last !== index { bringSubviewToFront(index) }
        let side =
            readsFromRight
            ? bounds.minX + safeAreaInsets.left
            : bounds.maxX - safeAreaInsets.right - SectionIndexView.width
        index.frame = CGRect(
            x: side, y: contentTop, width: SectionIndexView.width, height: max(0, contentBottom - contentTop))
        index.layer.zPosition = 3
        return isNew
    }

    /// Scrolls to a height of the content, as far as there is content.
    fileprivate func scroll(toIndexed y: CGFloat) {
        let wanted = CGPoint(x: contentOffset.x, y: y - adjustedContentInset.top)
        setContentOffset(contentRange.clamped(wanted), animated: false)
    }
}

/// The section index of a table view.
extension UITableView: SectionIndexOwner {
    /// Shows the titles beside the rows.
    func layOutSectionIndex() { if layOutIndex(indexTitles) { contentsMove() } }

    private var indexTitles: [String]? {
        guard let rows, let titles = askedIndexTitles, !titles.isEmpty,
            rows.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        else { return nil }
        return titles
    }

    /// The width of the index, beside which the content of cells ends.
    var indexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

    func show(sectionOfTitle number: Int, _ title: String) {
        guard let source = sourceForRows else { return }
        let section = source.tableView(self, sectionForSectionIndexTitle: title, at: number)
        guard section >= 0, section < numberOfSections else { return }
        scroll(toIndexed: rectForHeader(inSection: section).minY)
    }
}

/// The index of a collection view, whose content keeps its width beside it (iOS 14).
extension UICollectionView: SectionIndexOwner {
    var sectionIndexColor: UIColor? { nil }
    var sectionIndexBackgroundColor: UIColor? { nil }
    var sectionIndexTrackingBackgroundColor: UIColor? { nil }

    func show(sectionOfTitle number: Int, _ title: String) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: number),
            path.count == 2, path.section >= 0, path.section < numberOfSections,
            let item = layoutAttributesForItem(at: path)
        else { return }
        let header = collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: path.section))
        let isFirst = path.item == 0
        scroll(toIndexed: min(item.frame.minY, isFirst ? header?.frame.minY ?? .infinity : .infinity))
    }
}
