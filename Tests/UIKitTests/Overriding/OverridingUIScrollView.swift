import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIScrollView` lets one override.
@MainActor
class OverridingUIScrollView: UIScrollView {
    override var contentSize: CGSize {
        get { heard(self, "contentSize", super.contentSize) }
        set { super.contentSize = heard(self, "contentSize =", newValue) }
    }
    override var contentInset: UIEdgeInsets {
        get { heard(self, "contentInset", super.contentInset) }
        set { super.contentInset = heard(self, "contentInset =", newValue) }
    }
    override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { heard(self, "contentInsetAdjustmentBehavior", super.contentInsetAdjustmentBehavior) }
        set { super.contentInsetAdjustmentBehavior = heard(self, "contentInsetAdjustmentBehavior =", newValue) }
    }
    override var isScrollEnabled: Bool {
        get { heard(self, "isScrollEnabled", super.isScrollEnabled) }
        set { super.isScrollEnabled = heard(self, "isScrollEnabled =", newValue) }
    }
    override var isPagingEnabled: Bool {
        get { heard(self, "isPagingEnabled", super.isPagingEnabled) }
        set { super.isPagingEnabled = heard(self, "isPagingEnabled =", newValue) }
    }
    override var isDirectionalLockEnabled: Bool {
        get { heard(self, "isDirectionalLockEnabled", super.isDirectionalLockEnabled) }
        set { super.isDirectionalLockEnabled = heard(self, "isDirectionalLockEnabled =", newValue) }
    }
    override var bounces: Bool {
        get { heard(self, "bounces", super.bounces) }
        set { super.bounces = heard(self, "bounces =", newValue) }
    }
    override var alwaysBounceVertical: Bool {
        get { heard(self, "alwaysBounceVertical", super.alwaysBounceVertical) }
        set { super.alwaysBounceVertical = heard(self, "alwaysBounceVertical =", newValue) }
    }
    override var alwaysBounceHorizontal: Bool {
        get { heard(self, "alwaysBounceHorizontal", super.alwaysBounceHorizontal) }
        set { super.alwaysBounceHorizontal = heard(self, "alwaysBounceHorizontal =", newValue) }
    }
    override var showsHorizontalScrollIndicator: Bool {
        get { heard(self, "showsHorizontalScrollIndicator", super.showsHorizontalScrollIndicator) }
        set { super.showsHorizontalScrollIndicator = heard(self, "showsHorizontalScrollIndicator =", newValue) }
    }
    override var showsVerticalScrollIndicator: Bool {
        get { heard(self, "showsVerticalScrollIndicator", super.showsVerticalScrollIndicator) }
        set { super.showsVerticalScrollIndicator = heard(self, "showsVerticalScrollIndicator =", newValue) }
    }
    override var indicatorStyle: IndicatorStyle {
        get { heard(self, "indicatorStyle", super.indicatorStyle) }
        set { super.indicatorStyle = heard(self, "indicatorStyle =", newValue) }
    }
    override var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { heard(self, "verticalScrollIndicatorInsets", super.verticalScrollIndicatorInsets) }
        set { super.verticalScrollIndicatorInsets = heard(self, "verticalScrollIndicatorInsets =", newValue) }
    }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { heard(self, "horizontalScrollIndicatorInsets", super.horizontalScrollIndicatorInsets) }
        set { super.horizontalScrollIndicatorInsets = heard(self, "horizontalScrollIndicatorInsets =", newValue) }
    }
    override var delaysContentTouches: Bool {
        get { heard(self, "delaysContentTouches", super.delaysContentTouches) }
        set { super.delaysContentTouches = heard(self, "delaysContentTouches =", newValue) }
    }
    override var canCancelContentTouches: Bool {
        get { heard(self, "canCancelContentTouches", super.canCancelContentTouches) }
        set { super.canCancelContentTouches = heard(self, "canCancelContentTouches =", newValue) }
    }
    override var minimumZoomScale: CGFloat {
        get { heard(self, "minimumZoomScale", super.minimumZoomScale) }
        set { super.minimumZoomScale = heard(self, "minimumZoomScale =", newValue) }
    }
    override var maximumZoomScale: CGFloat {
        get { heard(self, "maximumZoomScale", super.maximumZoomScale) }
        set { super.maximumZoomScale = heard(self, "maximumZoomScale =", newValue) }
    }
    override var bouncesZoom: Bool {
        get { heard(self, "bouncesZoom", super.bouncesZoom) }
        set { super.bouncesZoom = heard(self, "bouncesZoom =", newValue) }
    }
    override var keyboardDismissMode: KeyboardDismissMode {
        get { heard(self, "keyboardDismissMode", super.keyboardDismissMode) }
        set { super.keyboardDismissMode = heard(self, "keyboardDismissMode =", newValue) }
    }
    override var delegate: (any UIScrollViewDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var contentOffset: CGPoint {
        get { heard(self, "contentOffset", super.contentOffset) }
        set { super.contentOffset = heard(self, "contentOffset =", newValue) }
    }
    override var scrollIndicatorInsets: UIEdgeInsets {
        get { heard(self, "scrollIndicatorInsets", super.scrollIndicatorInsets) }
        set { super.scrollIndicatorInsets = heard(self, "scrollIndicatorInsets =", newValue) }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        heard(self, "init(frame:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override var adjustedContentInset: UIEdgeInsets { heard(self, "adjustedContentInset", super.adjustedContentInset) }
    override func safeAreaInsetsDidChange() {
        heard(self, "safeAreaInsetsDidChange()", super.safeAreaInsetsDidChange())
    }
    override var contentLayoutGuide: UILayoutGuide { heard(self, "contentLayoutGuide", super.contentLayoutGuide) }
    override var frameLayoutGuide: UILayoutGuide { heard(self, "frameLayoutGuide", super.frameLayoutGuide) }
    override func layoutSubviews() {
        heard(self, "layoutSubviews()", super.layoutSubviews())
    }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get {
            heard(self, "automaticallyAdjustsScrollIndicatorInsets", super.automaticallyAdjustsScrollIndicatorInsets)
        }
        set {
            super.automaticallyAdjustsScrollIndicatorInsets = heard(
                self, "automaticallyAdjustsScrollIndicatorInsets =", newValue)
        }
    }
    override var decelerationRate: DecelerationRate {
        get { heard(self, "decelerationRate", super.decelerationRate) }
        set { super.decelerationRate = heard(self, "decelerationRate =", newValue) }
    }
    override var scrollsToTop: Bool {
        get { heard(self, "scrollsToTop", super.scrollsToTop) }
        set { super.scrollsToTop = heard(self, "scrollsToTop =", newValue) }
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        heard(self, "setContentOffset(_:animated:)", super.setContentOffset(contentOffset, animated: animated))
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        heard(self, "scrollRectToVisible(_:animated:)", super.scrollRectToVisible(rect, animated: animated))
    }
    override func flashScrollIndicators() {
        heard(self, "flashScrollIndicators()", super.flashScrollIndicators())
    }
    override var panGestureRecognizer: UIPanGestureRecognizer {
        heard(self, "panGestureRecognizer", super.panGestureRecognizer)
    }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        heard(self, "pinchGestureRecognizer", super.pinchGestureRecognizer)
    }
    override var isTracking: Bool { heard(self, "isTracking", super.isTracking) }
    override var isDragging: Bool { heard(self, "isDragging", super.isDragging) }
    override var isDecelerating: Bool { heard(self, "isDecelerating", super.isDecelerating) }
    override var isScrollAnimating: Bool { heard(self, "isScrollAnimating", super.isScrollAnimating) }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        heard(self, "touchesShouldBegin(_:with:in:)", super.touchesShouldBegin(touches, with: event, in: view))
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
        heard(self, "touchesShouldCancel(in:)", super.touchesShouldCancel(in: view))
    }
    override func stopScrollingAndZooming() {
        heard(self, "stopScrollingAndZooming()", super.stopScrollingAndZooming())
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        heard(self, "gestureRecognizerShouldBegin(_:)", super.gestureRecognizerShouldBegin(recognizer))
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        heard(self, "hitTest(_:with:)", super.hitTest(point, with: event))
    }
    override var refreshControl: UIRefreshControl? {
        get { heard(self, "refreshControl", super.refreshControl) }
        set { super.refreshControl = heard(self, "refreshControl =", newValue) }
    }
    override var zoomScale: CGFloat {
        get { heard(self, "zoomScale", super.zoomScale) }
        set { super.zoomScale = heard(self, "zoomScale =", newValue) }
    }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        heard(self, "setZoomScale(_:animated:)", super.setZoomScale(scale, animated: animated))
    }
    override func zoom(to rect: CGRect, animated: Bool) {
        heard(self, "zoom(to:animated:)", super.zoom(to: rect, animated: animated))
    }
    override var isZooming: Bool { heard(self, "isZooming", super.isZooming) }
    override var isZoomBouncing: Bool { heard(self, "isZoomBouncing", super.isZoomBouncing) }
    override var isZoomAnimating: Bool { heard(self, "isZoomAnimating", super.isZoomAnimating) }
    override func adjustedContentInsetDidChange() {
        heard(self, "adjustedContentInsetDidChange()", super.adjustedContentInsetDidChange())
    }
    override var transfersHorizontalScrollingToParent: Bool {
        get { heard(self, "transfersHorizontalScrollingToParent", super.transfersHorizontalScrollingToParent) }
        set {
            super.transfersHorizontalScrollingToParent = heard(self, "transfersHorizontalScrollingToParent =", newValue)
        }
    }
    override var transfersVerticalScrollingToParent: Bool {
        get { heard(self, "transfersVerticalScrollingToParent", super.transfersVerticalScrollingToParent) }
        set { super.transfersVerticalScrollingToParent = heard(self, "transfersVerticalScrollingToParent =", newValue) }
    }
    override var allowsKeyboardScrolling: Bool {
        get { heard(self, "allowsKeyboardScrolling", super.allowsKeyboardScrolling) }
        set { super.allowsKeyboardScrolling = heard(self, "allowsKeyboardScrolling =", newValue) }
    }
}
