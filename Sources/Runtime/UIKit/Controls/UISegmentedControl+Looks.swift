public import Foundation

/// The images and attributes of a segmented control, by states and metrics.
struct SegmentLooks {
    struct Ground: Hashable {
        var state: UIControl.State
        var metrics: UIBarMetrics
    }

    struct Divider: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    struct Kind: Hashable {
        var type: UISegmentedControl.Segment
        var metrics: UIBarMetrics
    }

    var grounds: [Ground: UIImage] = [:]
    var dividers: [Divider: UIImage] = [:]
    var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var offsets: [Kind: UIOffset] = [:]

    /// Returns the image behind a segment in a state, or in the normal one.
    func ground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        [state, .normal].lazy.flatMap { state in metrics.alternatives.map { Ground(state: state, metrics: $0) } }
            .compactMap { grounds[$0] }.first
    }

    /// Returns the image between two segments, or that between segments in the normal state.
    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        let pairs = [(left, right), (left, .normal), (.normal, right), (.normal, .normal)]
        return pairs.lazy.flatMap { left, right in
            metrics.alternatives.map { Divider(left: left, right: right, metrics: $0) }
        }.compactMap { dividers[$0] }.first
    }

    func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titles[state] ?? titles[.normal] ?? [:]
    }

    /// Returns by how much the content of a segment is moved.
    func offset(_ type: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        [type, .any].lazy.flatMap { type in metrics.alternatives.map { Kind(type: type, metrics: $0) } }
            .compactMap { offsets[$0] }.first ?? .zero
    }
}

/// Looks by states and metrics.
extension UISegmentedControl {
    /// Where a segment is among the others.
    public enum Segment: Int, Sendable { case any, left, center, right, alone }

    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        looks.grounds[SegmentLooks.Ground(state: state, metrics: barMetrics)] = backgroundImage
    }

    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.grounds[SegmentLooks.Ground(state: state, metrics: barMetrics)]
    }

    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { looks.dividers[SegmentLooks.Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage }

    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { looks.dividers[SegmentLooks.Divider(left: leftState, right: rightState, metrics: barMetrics)] }

    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { looks.titles[state] = attributes }

    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.titles[state]
    }

    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) { looks.offsets[SegmentLooks.Kind(type: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment }

    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { looks.offsets[SegmentLooks.Kind(type: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero }

    // MARK: Drawing

    /// The state of a segment.
    func state(ofSegment index: Int) -> UIControl.State {
        guard segments.indices.contains(index) else { return .normal }
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        return index == selectedSegmentIndex && !isMomentary ? .selected : .normal
    }

    private func type(ofSegment index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        return index == 0 ? .left : index == segments.count - 1 ? .right : .center
    }

    /// By how much the content of a segment is moved.
    func contentOffset(ofSegment index: Int) -> CGPoint {
        let own = segments[index].contentOffset
        let moved = looks.offset(type(ofSegment: index), barMetrics())
        return CGPoint(x: own.width + moved.horizontal, y: own.height + moved.vertical)
    }

    /// Whether images take the place of the control's own background.
    var hasOwnGround: Bool { !looks.grounds.isEmpty }

    /// Draws the image behind a segment: of one between others, without the caps of its sides.
    func paintGround(ofSegment index: Int, in frame: CGRect, _ pen: Pen) {
        guard let image = looks.ground(state(ofSegment: index), barMetrics()) else { return }
        var (isFirst, isLast) = (index == 0, index == segments.count - 1)
        if readsFromRight { (isFirst, isLast) = (isLast, isFirst) }
        let caps = image.capInsets
        let whole = frame.inset(
            by: UIEdgeInsets(top: 0, left: isFirst ? 0 : -caps.left, bottom: 0, right: isLast ? 0 : -caps.right))
        pen.clipped(to: frame) { pen.image(image, in: whole, tint: tintColor) }
    }

    /// The image between a segment and the one after it.
    func divider(after index: Int) -> UIImage? {
        var (left, right) = (state(ofSegment: index), state(ofSegment: index + 1))
        if readsFromRight { swap(&left, &right) }
        return looks.divider(left, right, barMetrics())
    }
}

/// The segments.
extension UISegmentedControl {
    /// Creates a control with a segment for each action, which is performed when the segment is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { SegmentContent(title: $0.title, image: $0.image, action: $0) }
    }

    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), at: segment)
    }

    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ content: SegmentContent, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(content, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    }

    public func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
    }

    public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }

    public func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

    /// Returns the segment with an action, or NSNotFound.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the image of a segment, in place of its title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, image == nil ? $0.title : nil) }
    }

    public func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

    /// Sets the width of a segment; 0 is that of its share.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    public func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    public func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

    private func content(_ index: Int) -> SegmentContent? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
    }
}
