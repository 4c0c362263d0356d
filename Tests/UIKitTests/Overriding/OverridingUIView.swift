import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIView` lets one override.
@MainActor
class OverridingUIView: UIView {
    override class var layerClass: AnyClass {
        heardByClass(self, "layerClass")
        return super.layerClass
    }
    override var layer: CALayer { heard(self, "layer", super.layer) }
    override var superview: UIView? { heard(self, "superview", super.superview) }
    override var subviews: [UIView] { heard(self, "subviews", super.subviews) }
    override var window: UIWindow? { heard(self, "window", super.window) }
    override var constraints: [NSLayoutConstraint] { heard(self, "constraints", super.constraints) }
    override var layoutGuides: [UILayoutGuide] { heard(self, "layoutGuides", super.layoutGuides) }
    override var autoresizingMask: AutoresizingMask {
        get { heard(self, "autoresizingMask", super.autoresizingMask) }
        set { super.autoresizingMask = heard(self, "autoresizingMask =", newValue) }
    }
    override var autoresizesSubviews: Bool {
        get { heard(self, "autoresizesSubviews", super.autoresizesSubviews) }
        set { super.autoresizesSubviews = heard(self, "autoresizesSubviews =", newValue) }
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get {
            heard(self, "translatesAutoresizingMaskIntoConstraints", super.translatesAutoresizingMaskIntoConstraints)
        }
        set {
            super.translatesAutoresizingMaskIntoConstraints = heard(
                self, "translatesAutoresizingMaskIntoConstraints =", newValue)
        }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { heard(self, "preservesSuperviewLayoutMargins", super.preservesSuperviewLayoutMargins) }
        set { super.preservesSuperviewLayoutMargins = heard(self, "preservesSuperviewLayoutMargins =", newValue) }
    }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { heard(self, "insetsLayoutMarginsFromSafeArea", super.insetsLayoutMarginsFromSafeArea) }
        set { super.insetsLayoutMarginsFromSafeArea = heard(self, "insetsLayoutMarginsFromSafeArea =", newValue) }
    }
    override var safeAreaInsets: UIEdgeInsets { heard(self, "safeAreaInsets", super.safeAreaInsets) }
    override var backgroundColor: UIColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override var alpha: CGFloat {
        get { heard(self, "alpha", super.alpha) }
        set { super.alpha = heard(self, "alpha =", newValue) }
    }
    override var isHidden: Bool {
        get { heard(self, "isHidden", super.isHidden) }
        set { super.isHidden = heard(self, "isHidden =", newValue) }
    }
    override var clipsToBounds: Bool {
        get { heard(self, "clipsToBounds", super.clipsToBounds) }
        set { super.clipsToBounds = heard(self, "clipsToBounds =", newValue) }
    }
    override var isOpaque: Bool {
        get { heard(self, "isOpaque", super.isOpaque) }
        set { super.isOpaque = heard(self, "isOpaque =", newValue) }
    }
    override var clearsContextBeforeDrawing: Bool {
        get { heard(self, "clearsContextBeforeDrawing", super.clearsContextBeforeDrawing) }
        set { super.clearsContextBeforeDrawing = heard(self, "clearsContextBeforeDrawing =", newValue) }
    }
    override var contentMode: ContentMode {
        get { heard(self, "contentMode", super.contentMode) }
        set { super.contentMode = heard(self, "contentMode =", newValue) }
    }
    override var tintAdjustmentMode: TintAdjustmentMode {
        get { heard(self, "tintAdjustmentMode", super.tintAdjustmentMode) }
        set { super.tintAdjustmentMode = heard(self, "tintAdjustmentMode =", newValue) }
    }
    override var mask: UIView? {
        get { heard(self, "mask", super.mask) }
        set { super.mask = heard(self, "mask =", newValue) }
    }
    override var tag: Int {
        get { heard(self, "tag", super.tag) }
        set { super.tag = heard(self, "tag =", newValue) }
    }
    override var semanticContentAttribute: UISemanticContentAttribute {
        get { heard(self, "semanticContentAttribute", super.semanticContentAttribute) }
        set { super.semanticContentAttribute = heard(self, "semanticContentAttribute =", newValue) }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { heard(self, "overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set { super.overrideUserInterfaceStyle = heard(self, "overrideUserInterfaceStyle =", newValue) }
    }
    override var isUserInteractionEnabled: Bool {
        get { heard(self, "isUserInteractionEnabled", super.isUserInteractionEnabled) }
        set { super.isUserInteractionEnabled = heard(self, "isUserInteractionEnabled =", newValue) }
    }
    override var isMultipleTouchEnabled: Bool {
        get { heard(self, "isMultipleTouchEnabled", super.isMultipleTouchEnabled) }
        set { super.isMultipleTouchEnabled = heard(self, "isMultipleTouchEnabled =", newValue) }
    }
    override var isExclusiveTouch: Bool {
        get { heard(self, "isExclusiveTouch", super.isExclusiveTouch) }
        set { super.isExclusiveTouch = heard(self, "isExclusiveTouch =", newValue) }
    }
    override var gestureRecognizers: [UIGestureRecognizer]? {
        get { heard(self, "gestureRecognizers", super.gestureRecognizers) }
        set { super.gestureRecognizers = heard(self, "gestureRecognizers =", newValue) }
    }
    override var restorationIdentifier: String? {
        get { heard(self, "restorationIdentifier", super.restorationIdentifier) }
        set { super.restorationIdentifier = heard(self, "restorationIdentifier =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var next: UIResponder? { heard(self, "next", super.next) }
    override var frame: CGRect {
        get { heard(self, "frame", super.frame) }
        set { super.frame = heard(self, "frame =", newValue) }
    }
    override var bounds: CGRect {
        get { heard(self, "bounds", super.bounds) }
        set { super.bounds = heard(self, "bounds =", newValue) }
    }
    override var center: CGPoint {
        get { heard(self, "center", super.center) }
        set { super.center = heard(self, "center =", newValue) }
    }
    override var transform: CGAffineTransform {
        get { heard(self, "transform", super.transform) }
        set { super.transform = heard(self, "transform =", newValue) }
    }
    override var transform3D: CATransform3D {
        get { heard(self, "transform3D", super.transform3D) }
        set { super.transform3D = heard(self, "transform3D =", newValue) }
    }
    override var anchorPoint: CGPoint {
        get { heard(self, "anchorPoint", super.anchorPoint) }
        set { super.anchorPoint = heard(self, "anchorPoint =", newValue) }
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        heard(self, "convert(_:to:)", super.convert(point, to: view))
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        heard(self, "convert(_:from:)", super.convert(point, from: view))
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        heard(self, "convert(_:to:)", super.convert(rect, to: view))
    }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        heard(self, "convert(_:from:)", super.convert(rect, from: view))
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        heard(self, "sizeThatFits(_:)", super.sizeThatFits(size))
    }
    override func sizeToFit() {
        heard(self, "sizeToFit()", super.sizeToFit())
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        heard(self, "point(inside:with:)", super.point(inside: point, with: event))
    }
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        heard(self, "focusItems(in:)", super.focusItems(in: rect))
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        heard(self, "hitTest(_:with:)", super.hitTest(point, with: event))
    }
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
        heard(self, "collisionBoundsType", super.collisionBoundsType)
    }
    override var collisionBoundingPath: UIBezierPath {
        heard(self, "collisionBoundingPath", super.collisionBoundingPath)
    }
    override func addSubview(_ view: UIView) {
        heard(self, "addSubview(_:)", super.addSubview(view))
    }
    override func insertSubview(_ view: UIView, at index: Int) {
        heard(self, "insertSubview(_:at:)", super.insertSubview(view, at: index))
    }
    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        heard(self, "insertSubview(_:belowSubview:)", super.insertSubview(view, belowSubview: sibling))
    }
    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        heard(self, "insertSubview(_:aboveSubview:)", super.insertSubview(view, aboveSubview: sibling))
    }
    override func bringSubviewToFront(_ view: UIView) {
        heard(self, "bringSubviewToFront(_:)", super.bringSubviewToFront(view))
    }
    override func sendSubviewToBack(_ view: UIView) {
        heard(self, "sendSubviewToBack(_:)", super.sendSubviewToBack(view))
    }
    override func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        heard(self, "exchangeSubview(at:withSubviewAt:)", super.exchangeSubview(at: index, withSubviewAt: other))
    }
    override func removeFromSuperview() {
        heard(self, "removeFromSuperview()", super.removeFromSuperview())
    }
    override func isDescendant(of view: UIView) -> Bool {
        heard(self, "isDescendant(of:)", super.isDescendant(of: view))
    }
    override func viewWithTag(_ tag: Int) -> UIView? {
        heard(self, "viewWithTag(_:)", super.viewWithTag(tag))
    }
    override func willMove(toSuperview newSuperview: UIView?) {
        heard(self, "willMove(toSuperview:)", super.willMove(toSuperview: newSuperview))
    }
    override func didMoveToSuperview() {
        heard(self, "didMoveToSuperview()", super.didMoveToSuperview())
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        heard(self, "willMove(toWindow:)", super.willMove(toWindow: newWindow))
    }
    override func didMoveToWindow() {
        heard(self, "didMoveToWindow()", super.didMoveToWindow())
    }
    override func didAddSubview(_ subview: UIView) {
        heard(self, "didAddSubview(_:)", super.didAddSubview(subview))
    }
    override func willRemoveSubview(_ subview: UIView) {
        heard(self, "willRemoveSubview(_:)", super.willRemoveSubview(subview))
    }
    override var accessibilityIdentifier: String? {
        get { heard(self, "accessibilityIdentifier", super.accessibilityIdentifier) }
        set { super.accessibilityIdentifier = heard(self, "accessibilityIdentifier =", newValue) }
    }
    override var accessibilityFrame: CGRect {
        get { heard(self, "accessibilityFrame", super.accessibilityFrame) }
        set { super.accessibilityFrame = heard(self, "accessibilityFrame =", newValue) }
    }
    override func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        heard(self, "addGestureRecognizer(_:)", super.addGestureRecognizer(recognizer))
    }
    override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        heard(self, "removeGestureRecognizer(_:)", super.removeGestureRecognizer(recognizer))
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard(self, "gestureRecognizerShouldBegin(_:)", super.gestureRecognizerShouldBegin(recognizer))
    }
    override func setNeedsLayout() {
        heard(self, "setNeedsLayout()", super.setNeedsLayout())
    }
    override func layoutIfNeeded() {
        heard(self, "layoutIfNeeded()", super.layoutIfNeeded())
    }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override func setNeedsUpdateConstraints() {
        heard(self, "setNeedsUpdateConstraints()", super.setNeedsUpdateConstraints())
    }
    override func updateConstraintsIfNeeded() {
        heard(self, "updateConstraintsIfNeeded()", super.updateConstraintsIfNeeded())
    }
    override func updateConstraints() {
        heard(self, "updateConstraints()", super.updateConstraints())
    }
    override func needsUpdateConstraints() -> Bool {
        heard(self, "needsUpdateConstraints()", super.needsUpdateConstraints())
    }
    override class var requiresConstraintBasedLayout: Bool {
        heardByClass(self, "requiresConstraintBasedLayout")
        return super.requiresConstraintBasedLayout
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        heard(self, "addConstraint(_:)", super.addConstraint(constraint))
    }
    override func addConstraints(_ constraints: [NSLayoutConstraint]) {
        heard(self, "addConstraints(_:)", super.addConstraints(constraints))
    }
    override func removeConstraint(_ constraint: NSLayoutConstraint) {
        heard(self, "removeConstraint(_:)", super.removeConstraint(constraint))
    }
    override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        heard(self, "removeConstraints(_:)", super.removeConstraints(constraints))
    }
    override func addLayoutGuide(_ guide: UILayoutGuide) {
        heard(self, "addLayoutGuide(_:)", super.addLayoutGuide(guide))
    }
    override func removeLayoutGuide(_ guide: UILayoutGuide) {
        heard(self, "removeLayoutGuide(_:)", super.removeLayoutGuide(guide))
    }
    override var leadingAnchor: NSLayoutXAxisAnchor { heard(self, "leadingAnchor", super.leadingAnchor) }
    override var trailingAnchor: NSLayoutXAxisAnchor { heard(self, "trailingAnchor", super.trailingAnchor) }
    override var leftAnchor: NSLayoutXAxisAnchor { heard(self, "leftAnchor", super.leftAnchor) }
    override var rightAnchor: NSLayoutXAxisAnchor { heard(self, "rightAnchor", super.rightAnchor) }
    override var topAnchor: NSLayoutYAxisAnchor { heard(self, "topAnchor", super.topAnchor) }
    override var bottomAnchor: NSLayoutYAxisAnchor { heard(self, "bottomAnchor", super.bottomAnchor) }
    override var widthAnchor: NSLayoutDimension { heard(self, "widthAnchor", super.widthAnchor) }
    override var heightAnchor: NSLayoutDimension { heard(self, "heightAnchor", super.heightAnchor) }
    override var centerXAnchor: NSLayoutXAxisAnchor { heard(self, "centerXAnchor", super.centerXAnchor) }
    override var centerYAnchor: NSLayoutYAxisAnchor { heard(self, "centerYAnchor", super.centerYAnchor) }
    override var firstBaselineAnchor: NSLayoutYAxisAnchor {
        heard(self, "firstBaselineAnchor", super.firstBaselineAnchor)
    }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { heard(self, "lastBaselineAnchor", super.lastBaselineAnchor) }
    override var hasAmbiguousLayout: Bool { heard(self, "hasAmbiguousLayout", super.hasAmbiguousLayout) }
    override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        heard(self, "constraintsAffectingLayout(for:)", super.constraintsAffectingLayout(for: axis))
    }
    override var intrinsicContentSize: CGSize { heard(self, "intrinsicContentSize", super.intrinsicContentSize) }
    override func invalidateIntrinsicContentSize() {
        heard(self, "invalidateIntrinsicContentSize()", super.invalidateIntrinsicContentSize())
    }
    override var alignmentRectInsets: UIEdgeInsets { heard(self, "alignmentRectInsets", super.alignmentRectInsets) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        heard(self, "alignmentRect(forFrame:)", super.alignmentRect(forFrame: frame))
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        heard(self, "frame(forAlignmentRect:)", super.frame(forAlignmentRect: alignmentRect))
    }
    override var forFirstBaselineLayout: UIView { heard(self, "forFirstBaselineLayout", super.forFirstBaselineLayout) }
    override var forLastBaselineLayout: UIView { heard(self, "forLastBaselineLayout", super.forLastBaselineLayout) }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        heard(self, "contentHuggingPriority(for:)", super.contentHuggingPriority(for: axis))
    }
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        heard(self, "setContentHuggingPriority(_:for:)", super.setContentHuggingPriority(priority, for: axis))
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        heard(self, "contentCompressionResistancePriority(for:)", super.contentCompressionResistancePriority(for: axis))
    }
    override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        heard(
            self, "setContentCompressionResistancePriority(_:for:)",
            super.setContentCompressionResistancePriority(priority, for: axis))
    }
    override func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
        heard(self, "systemLayoutSizeFitting(_:)", super.systemLayoutSizeFitting(target))
    }
    override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        heard(
            self, "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
            super.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
    }
    override var layoutMargins: UIEdgeInsets {
        get { heard(self, "layoutMargins", super.layoutMargins) }
        set { super.layoutMargins = heard(self, "layoutMargins =", newValue) }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { heard(self, "directionalLayoutMargins", super.directionalLayoutMargins) }
        set { super.directionalLayoutMargins = heard(self, "directionalLayoutMargins =", newValue) }
    }
    override func layoutMarginsDidChange() {
        heard(self, "layoutMarginsDidChange()", super.layoutMarginsDidChange())
    }
    override func safeAreaInsetsDidChange() {
        heard(self, "safeAreaInsetsDidChange()", super.safeAreaInsetsDidChange())
    }
    override var safeAreaLayoutGuide: UILayoutGuide { heard(self, "safeAreaLayoutGuide", super.safeAreaLayoutGuide) }
    override var layoutMarginsGuide: UILayoutGuide { heard(self, "layoutMarginsGuide", super.layoutMarginsGuide) }
    override var readableContentGuide: UILayoutGuide { heard(self, "readableContentGuide", super.readableContentGuide) }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        heard(self, "keyboardLayoutGuide", super.keyboardLayoutGuide)
    }
    override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
        -> UIUserInterfaceLayoutDirection
    {
        heardByClass(self, "userInterfaceLayoutDirection(for:)")
        return super.userInterfaceLayoutDirection(for: attribute)
    }
    override class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        heardByClass(self, "userInterfaceLayoutDirection(for:relativeTo:)")
        return super.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
    }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        heard(self, "effectiveUserInterfaceLayoutDirection", super.effectiveUserInterfaceLayoutDirection)
    }
    override var traitCollection: UITraitCollection { heard(self, "traitCollection", super.traitCollection) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        heard(self, "traitCollectionDidChange(_:)", super.traitCollectionDidChange(previousTraitCollection))
    }
    override var tintColor: UIColor! {
        get { heard(self, "tintColor", super.tintColor) }
        set { super.tintColor = heard(self, "tintColor =", newValue) }
    }
    override func tintColorDidChange() {
        heard(self, "tintColorDidChange()", super.tintColorDidChange())
    }
    override var contentScaleFactor: CGFloat {
        get { heard(self, "contentScaleFactor", super.contentScaleFactor) }
        set { super.contentScaleFactor = heard(self, "contentScaleFactor =", newValue) }
    }
    override func setNeedsDisplay() {
        heard(self, "setNeedsDisplay()", super.setNeedsDisplay())
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        heard(self, "setNeedsDisplay(_:)", super.setNeedsDisplay(rect))
    }
    override func draw(_ rect: CGRect) {
        heard(self, "draw(_:)", super.draw(rect))
    }
    @discardableResult
    override func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        heard(
            self, "drawHierarchy(in:afterScreenUpdates:)",
            super.drawHierarchy(in: rect, afterScreenUpdates: afterScreenUpdates))
    }
    override var accessibilityIgnoresInvertColors: Bool {
        get { heard(self, "accessibilityIgnoresInvertColors", super.accessibilityIgnoresInvertColors) }
        set { super.accessibilityIgnoresInvertColors = heard(self, "accessibilityIgnoresInvertColors =", newValue) }
    }
    override func prepareForInterfaceBuilder() {
        heard(self, "prepareForInterfaceBuilder()", super.prepareForInterfaceBuilder())
    }
    override func display(_ layer: CALayer) { heard(self, "display(_:)", super.display(layer)) }
    override func layerWillDraw(_ layer: CALayer) { heard(self, "layerWillDraw(_:)", super.layerWillDraw(layer)) }
    override func draw(_ layer: CALayer, in context: CGContext) {
        heard(self, "draw(_:in:)", super.draw(layer, in: context))
    }
    override func layoutSublayers(of layer: CALayer) {
        heard(self, "layoutSublayers(of:)", super.layoutSublayers(of: layer))
    }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        heard(self, "action(for:forKey:)", super.action(for: layer, forKey: event))
    }
    @discardableResult
    override func endEditing(_ force: Bool) -> Bool {
        heard(self, "endEditing(_:)", super.endEditing(force))
    }
    override var traitOverrides: UITraitOverrides {
        get { heard(self, "traitOverrides", super.traitOverrides) }
        set { super.traitOverrides = heard(self, "traitOverrides =", newValue) }
    }
    override func updateTraitsIfNeeded() {
        heard(self, "updateTraitsIfNeeded()", super.updateTraitsIfNeeded())
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        heard(self, "snapshotView(afterScreenUpdates:)", super.snapshotView(afterScreenUpdates: afterUpdates))
    }
    override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        heard(
            self, "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
            super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets))
    }
    override var motionEffects: [UIMotionEffect] {
        get { heard(self, "motionEffects", super.motionEffects) }
        set { super.motionEffects = heard(self, "motionEffects =", newValue) }
    }
    override func addMotionEffect(_ effect: UIMotionEffect) {
        heard(self, "addMotionEffect(_:)", super.addMotionEffect(effect))
    }
    override func removeMotionEffect(_ effect: UIMotionEffect) {
        heard(self, "removeMotionEffect(_:)", super.removeMotionEffect(effect))
    }
    override var interactions: [any UIInteraction] {
        get { heard(self, "interactions", super.interactions) }
        set { super.interactions = heard(self, "interactions =", newValue) }
    }
    override func addInteraction(_ interaction: any UIInteraction) {
        heard(self, "addInteraction(_:)", super.addInteraction(interaction))
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
        heard(self, "removeInteraction(_:)", super.removeInteraction(interaction))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        heard(self, "encodeRestorableState(with:)", super.encodeRestorableState(with: coder))
    }
    override func decodeRestorableState(with coder: NSCoder) {
        heard(self, "decodeRestorableState(with:)", super.decodeRestorableState(with: coder))
    }
    override var showsLargeContentViewer: Bool {
        get { heard(self, "showsLargeContentViewer", super.showsLargeContentViewer) }
        set { super.showsLargeContentViewer = heard(self, "showsLargeContentViewer =", newValue) }
    }
    override var largeContentTitle: String? {
        get { heard(self, "largeContentTitle", super.largeContentTitle) }
        set { super.largeContentTitle = heard(self, "largeContentTitle =", newValue) }
    }
    override var largeContentImage: UIImage? {
        get { heard(self, "largeContentImage", super.largeContentImage) }
        set { super.largeContentImage = heard(self, "largeContentImage =", newValue) }
    }
    override var scalesLargeContentImage: Bool {
        get { heard(self, "scalesLargeContentImage", super.scalesLargeContentImage) }
        set { super.scalesLargeContentImage = heard(self, "scalesLargeContentImage =", newValue) }
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { heard(self, "largeContentImageInsets", super.largeContentImageInsets) }
        set { super.largeContentImageInsets = heard(self, "largeContentImageInsets =", newValue) }
    }
    override var canBecomeFocused: Bool { heard(self, "canBecomeFocused", super.canBecomeFocused) }
    override var isFocused: Bool { heard(self, "isFocused", super.isFocused) }
    override var focusEffect: UIFocusEffect? {
        get { heard(self, "focusEffect", super.focusEffect) }
        set { super.focusEffect = heard(self, "focusEffect =", newValue) }
    }
    override var focusGroupPriority: UIFocusGroupPriority {
        get { heard(self, "focusGroupPriority", super.focusGroupPriority) }
        set { super.focusGroupPriority = heard(self, "focusGroupPriority =", newValue) }
    }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        heard(self, "preferredFocusEnvironments", super.preferredFocusEnvironments)
    }
    override var focusGroupIdentifier: String? {
        get { heard(self, "focusGroupIdentifier", super.focusGroupIdentifier) }
        set { super.focusGroupIdentifier = heard(self, "focusGroupIdentifier =", newValue) }
    }
    override func setNeedsFocusUpdate() {
        heard(self, "setNeedsFocusUpdate()", super.setNeedsFocusUpdate())
    }
    override func updateFocusIfNeeded() {
        heard(self, "updateFocusIfNeeded()", super.updateFocusIfNeeded())
    }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        heard(self, "shouldUpdateFocus(in:)", super.shouldUpdateFocus(in: context))
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        heard(self, "didUpdateFocus(in:with:)", super.didUpdateFocus(in: context, with: coordinator))
    }
    override func exerciseAmbiguityInLayout() {
        heard(self, "exerciseAmbiguityInLayout()", super.exerciseAmbiguityInLayout())
    }
    override func forBaselineLayout() -> UIView {
        heard(self, "forBaselineLayout()", super.forBaselineLayout())
    }
}
