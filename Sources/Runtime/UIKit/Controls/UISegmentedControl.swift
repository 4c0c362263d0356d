public import Foundation
import TextLayout

/// A control with segments, one of which is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    struct SegmentContent {
        var title: String?
        var image: UIImage?
        var width: CGFloat = 0
        var isEnabled = true
        /// The offset of the content from the segment's center.
        var contentOffset: CGSize = .zero
        /// What is performed when the segment is chosen.
        var action: UIAction?
    }

    var segments: [SegmentContent] = [] { didSet { segmentsChanged() } }
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsLayout() } }
    open var isMomentary = false { didSet { setNeedsLayout() } }
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The images and attributes by states.
    var looks = SegmentLooks() { didSet { segmentsChanged() } }
    private lazy var parts = SegmentedParts(of: self)

    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { SegmentContent(title: $0 as? String, image: $0 as? UIImage) }
        isOpaque = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        segments = nib.list("UISegments", of: UISegment.self).map(\.segment)
        // The segments in the nib are also subviews; here the control draws them itself.
        for view in subviews where view is UISegment { view.removeFromSuperview() }
        selectedSegmentIndex = nib.integer("UISelectedSegmentIndex") ?? 0
        isMomentary = nib.bool("UIMomentary") ?? false
        apportionsSegmentWidthsByContent = nib.bool("UIApportionsSegmentWidthsByContent") ?? false
        selectedSegmentTintColor = nib.value("UISelectedSegmentTintColor", as: UIColor.self)
    }

    private func segmentsChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open var numberOfSegments: Int { segments.count }
    open func titleForSegment(at index: Int) -> String? { segments[index].title }
    /// Sets the title of a segment, in place of its image.
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        segments[index].title = title
        if title != nil { segments[index].image = nil }
    }
    open func contentOffsetForSegment(at index: Int) -> CGSize { segments[index].contentOffset }
    open func setContentOffset(_ offset: CGSize, forSegmentAt index: Int) { segments[index].contentOffset = offset }
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        segments.insert(SegmentContent(title: title), at: min(index, segments.count))
    }
    open func removeAllSegments() { segments = [] }

    // MARK: Touches

    override var claimsTaps: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let point = touch?.location(in: self), isTouchInside else { return }
        // Beside the control, the finger is on the segment above or below it.
        let place = CGPoint(x: point.x, y: bounds.midY)
        guard let index = segmentFrames.firstIndex(where: { $0.contains(place) }), segments[index].isEnabled,
            isMomentary || index != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = index
        segments[index].action?.perform(self)
        sendValueChanged(event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private static var font: UIFont { .systemFont(ofSize: 13) }

    func contentWidth(_ segment: SegmentContent) -> CGFloat {
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width }
        let text = StyledText(
            nil, plain: segment.title ?? "", font: looks.titles[.normal]?[.font] as? UIFont ?? Self.font,
            color: .black, traits: traitCollection)
        return TextLayout(text).size.width
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showParts(parts.all)
        parts.place(in: self)
    }

    override class var defaultPriorities: Priorities { ((.defaultLow, .defaultHigh), (.defaultHigh, .defaultHigh)) }
    /// The lower edge of the control is a point below its alignment rectangle.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { contentWidth($0) }.max() ?? 0
        let count = CGFloat(segments.count)
        // Since iOS 13 segments have more room around their titles, and a separator between them: three titles of 66 points
        // are 263 wide (iOS 17.5 and 18.5).
        let isNew = environment.system >= 13
        let width = (widest + (isNew ? 20 : 14)).rounded(.up) * count + (isNew ? count - 1 : 1)
        return CGSize(width: segments.isEmpty ? 0 : width, height: isNew ? 31 : 28)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let size = intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 1)
    }

    override var firstBaseline: Baseline {
        .first(of: Self.font.lineHeight, Self.font, scale: traitCollection.displayScale)
    }
    override var lastBaseline: Baseline { firstBaseline }

    override class var appearanceMembers: [AppearanceMember] {
        super.appearanceMembers + [
            .value(\UISegmentedControl.selectedSegmentTintColor), .whole(\UISegmentedControl.looks.grounds),
            .whole(\UISegmentedControl.looks.dividers), .whole(\UISegmentedControl.looks.titles),
            .whole(\UISegmentedControl.looks.offsets),
        ]
    }

    package override var perception: Perception {
        let parts = zip(segments.indices, zip(segments, segmentFrames)).map { index, segment in
            Perception.Part(
                text: segment.0.title, frame: segment.1, isEnabled: isEnabled && segment.0.isEnabled,
                isSelected: index == selectedSegmentIndex)
        }
        return Perception(value: .number(Double(selectedSegmentIndex)), isWhole: true, parts: parts)
    }

    override class var plainClass: UIView.Type { UISegmentedControl.self }
    override var placesColors: Bool { true }
}

/// The archived form of a segment.
final class UISegment: UIView {
    private(set) var segment = UISegmentedControl.SegmentContent()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return }
        let info = nib.value("UISegmentInfo")
        segment = UISegmentedControl.SegmentContent(
            title: info as? String, image: info as? UIImage, width: nib.number("UISegmentWidth") ?? 0,
            isEnabled: nib.bool("UIDisabled") != true, contentOffset: nib.size("UISegmentContentOffset") ?? .zero)
    }
}
