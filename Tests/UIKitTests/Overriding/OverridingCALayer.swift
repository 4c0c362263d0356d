import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CALayer` lets one override.
class OverridingCALayer: CALayer {
    override var magnificationFilter: CALayerContentsFilter {
        get { heard(self, "magnificationFilter", super.magnificationFilter) }
        set { super.magnificationFilter = heard(self, "magnificationFilter =", newValue) }
    }
    override var minificationFilter: CALayerContentsFilter {
        get { heard(self, "minificationFilter", super.minificationFilter) }
        set { super.minificationFilter = heard(self, "minificationFilter =", newValue) }
    }
    override var minificationFilterBias: Float {
        get { heard(self, "minificationFilterBias", super.minificationFilterBias) }
        set { super.minificationFilterBias = heard(self, "minificationFilterBias =", newValue) }
    }
    override var delegate: (any CALayerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var superlayer: CALayer? { heard(self, "superlayer", super.superlayer) }
    override var sublayers: [CALayer]? {
        get { heard(self, "sublayers", super.sublayers) }
        set { super.sublayers = heard(self, "sublayers =", newValue) }
    }
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override var bounds: CGRect {
        get { heard(self, "bounds", super.bounds) }
        set { super.bounds = heard(self, "bounds =", newValue) }
    }
    override var position: CGPoint {
        get { heard(self, "position", super.position) }
        set { super.position = heard(self, "position =", newValue) }
    }
    override var anchorPoint: CGPoint {
        get { heard(self, "anchorPoint", super.anchorPoint) }
        set { super.anchorPoint = heard(self, "anchorPoint =", newValue) }
    }
    override var zPosition: CGFloat {
        get { heard(self, "zPosition", super.zPosition) }
        set { super.zPosition = heard(self, "zPosition =", newValue) }
    }
    override var transform: CATransform3D {
        get { heard(self, "transform", super.transform) }
        set { super.transform = heard(self, "transform =", newValue) }
    }
    override var sublayerTransform: CATransform3D {
        get { heard(self, "sublayerTransform", super.sublayerTransform) }
        set { super.sublayerTransform = heard(self, "sublayerTransform =", newValue) }
    }
    override var frame: CGRect {
        get { heard(self, "frame", super.frame) }
        set { super.frame = heard(self, "frame =", newValue) }
    }
    override func affineTransform() -> CGAffineTransform {
        heard(self, "affineTransform()", super.affineTransform())
    }
    override func setAffineTransform(_ m: CGAffineTransform) {
        heard(self, "setAffineTransform(_:)", super.setAffineTransform(m))
    }
    override var isHidden: Bool {
        get { heard(self, "isHidden", super.isHidden) }
        set { super.isHidden = heard(self, "isHidden =", newValue) }
    }
    override var isDoubleSided: Bool {
        get { heard(self, "isDoubleSided", super.isDoubleSided) }
        set { super.isDoubleSided = heard(self, "isDoubleSided =", newValue) }
    }
    override var opacity: Float {
        get { heard(self, "opacity", super.opacity) }
        set { super.opacity = heard(self, "opacity =", newValue) }
    }
    override var masksToBounds: Bool {
        get { heard(self, "masksToBounds", super.masksToBounds) }
        set { super.masksToBounds = heard(self, "masksToBounds =", newValue) }
    }
    override var mask: CALayer? {
        get { heard(self, "mask", super.mask) }
        set { super.mask = heard(self, "mask =", newValue) }
    }
    override var backgroundColor: CGColor? {
        get { heard(self, "backgroundColor", super.backgroundColor) }
        set { super.backgroundColor = heard(self, "backgroundColor =", newValue) }
    }
    override var cornerRadius: CGFloat {
        get { heard(self, "cornerRadius", super.cornerRadius) }
        set { super.cornerRadius = heard(self, "cornerRadius =", newValue) }
    }
    override var cornerCurve: CALayerCornerCurve {
        get { heard(self, "cornerCurve", super.cornerCurve) }
        set { super.cornerCurve = heard(self, "cornerCurve =", newValue) }
    }
    override var maskedCorners: CACornerMask {
        get { heard(self, "maskedCorners", super.maskedCorners) }
        set { super.maskedCorners = heard(self, "maskedCorners =", newValue) }
    }
    override var borderWidth: CGFloat {
        get { heard(self, "borderWidth", super.borderWidth) }
        set { super.borderWidth = heard(self, "borderWidth =", newValue) }
    }
    override var borderColor: CGColor? {
        get { heard(self, "borderColor", super.borderColor) }
        set { super.borderColor = heard(self, "borderColor =", newValue) }
    }
    override var shadowColor: CGColor? {
        get { heard(self, "shadowColor", super.shadowColor) }
        set { super.shadowColor = heard(self, "shadowColor =", newValue) }
    }
    override var shadowOpacity: Float {
        get { heard(self, "shadowOpacity", super.shadowOpacity) }
        set { super.shadowOpacity = heard(self, "shadowOpacity =", newValue) }
    }
    override var shadowOffset: CGSize {
        get { heard(self, "shadowOffset", super.shadowOffset) }
        set { super.shadowOffset = heard(self, "shadowOffset =", newValue) }
    }
    override var shadowRadius: CGFloat {
        get { heard(self, "shadowRadius", super.shadowRadius) }
        set { super.shadowRadius = heard(self, "shadowRadius =", newValue) }
    }
    override var shadowPath: CGPath? {
        get { heard(self, "shadowPath", super.shadowPath) }
        set { super.shadowPath = heard(self, "shadowPath =", newValue) }
    }
    override var contents: CGImage? {
        get { heard(self, "contents", super.contents) }
        set { super.contents = heard(self, "contents =", newValue) }
    }
    override var contentsGravity: CALayerContentsGravity {
        get { heard(self, "contentsGravity", super.contentsGravity) }
        set { super.contentsGravity = heard(self, "contentsGravity =", newValue) }
    }
    override var contentsScale: CGFloat {
        get { heard(self, "contentsScale", super.contentsScale) }
        set { super.contentsScale = heard(self, "contentsScale =", newValue) }
    }
    override var contentsRect: CGRect {
        get { heard(self, "contentsRect", super.contentsRect) }
        set { super.contentsRect = heard(self, "contentsRect =", newValue) }
    }
    override var contentsCenter: CGRect {
        get { heard(self, "contentsCenter", super.contentsCenter) }
        set { super.contentsCenter = heard(self, "contentsCenter =", newValue) }
    }
    override var isOpaque: Bool {
        get { heard(self, "isOpaque", super.isOpaque) }
        set { super.isOpaque = heard(self, "isOpaque =", newValue) }
    }
    override var needsDisplayOnBoundsChange: Bool {
        get { heard(self, "needsDisplayOnBoundsChange", super.needsDisplayOnBoundsChange) }
        set { super.needsDisplayOnBoundsChange = heard(self, "needsDisplayOnBoundsChange =", newValue) }
    }
    override var shouldRasterize: Bool {
        get { heard(self, "shouldRasterize", super.shouldRasterize) }
        set { super.shouldRasterize = heard(self, "shouldRasterize =", newValue) }
    }
    override var rasterizationScale: CGFloat {
        get { heard(self, "rasterizationScale", super.rasterizationScale) }
        set { super.rasterizationScale = heard(self, "rasterizationScale =", newValue) }
    }
    override var allowsGroupOpacity: Bool {
        get { heard(self, "allowsGroupOpacity", super.allowsGroupOpacity) }
        set { super.allowsGroupOpacity = heard(self, "allowsGroupOpacity =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(layer: Any) {
        super.init(layer: layer)
        heard(self, "init(layer:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func addSublayer(_ layer: CALayer) {
        heard(self, "addSublayer(_:)", super.addSublayer(layer))
    }
    override func insertSublayer(_ layer: CALayer, at index: UInt32) {
        heard(self, "insertSublayer(_:at:)", super.insertSublayer(layer, at: index))
    }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        heard(self, "insertSublayer(_:below:)", super.insertSublayer(layer, below: sibling))
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        heard(self, "insertSublayer(_:above:)", super.insertSublayer(layer, above: sibling))
    }
    override func replaceSublayer(_ old: CALayer, with new: CALayer) {
        heard(self, "replaceSublayer(_:with:)", super.replaceSublayer(old, with: new))
    }
    override func removeFromSuperlayer() {
        heard(self, "removeFromSuperlayer()", super.removeFromSuperlayer())
    }
    override func setNeedsLayout() {
        heard(self, "setNeedsLayout()", super.setNeedsLayout())
    }
    override func needsLayout() -> Bool {
        heard(self, "needsLayout()", super.needsLayout())
    }
    override func needsDisplay() -> Bool {
        heard(self, "needsDisplay()", super.needsDisplay())
    }
    override func preferredFrameSize() -> CGSize {
        heard(self, "preferredFrameSize()", super.preferredFrameSize())
    }
    override func setNeedsDisplay() {
        heard(self, "setNeedsDisplay()", super.setNeedsDisplay())
    }
    override func setNeedsDisplay(_ rect: CGRect) {
        heard(self, "setNeedsDisplay(_:)", super.setNeedsDisplay(rect))
    }
    override func layoutIfNeeded() {
        heard(self, "layoutIfNeeded()", super.layoutIfNeeded())
    }
    override func layoutSublayers() {
        heard(self, "layoutSublayers()", super.layoutSublayers())
    }
    override func draw(in context: CGContext) {
        heard(self, "draw(in:)", super.draw(in: context))
    }
    override func render(in context: CGContext) {
        heard(self, "render(in:)", super.render(in: context))
    }
    override func presentation() -> Self? {
        heard(self, "presentation()", super.presentation())
    }
    override func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        heard(self, "convert(_:to:)", super.convert(point, to: layer))
    }
    override func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        heard(self, "convert(_:from:)", super.convert(point, from: layer))
    }
    override func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        heard(self, "convert(_:to:)", super.convert(rect, to: layer))
    }
    override func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        heard(self, "convert(_:from:)", super.convert(rect, from: layer))
    }
    override func contains(_ point: CGPoint) -> Bool {
        heard(self, "contains(_:)", super.contains(point))
    }
    override func hitTest(_ point: CGPoint) -> CALayer? {
        heard(self, "hitTest(_:)", super.hitTest(point))
    }
    override var actions: [String: any CAAction]? {
        get { heard(self, "actions", super.actions) }
        set { super.actions = heard(self, "actions =", newValue) }
    }
    override func action(forKey event: String) -> (any CAAction)? {
        heard(self, "action(forKey:)", super.action(forKey: event))
    }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        heardByClass(self, "defaultAction(forKey:)")
        return super.defaultAction(forKey: event)
    }
    override class func needsDisplay(forKey key: String) -> Bool {
        heardByClass(self, "needsDisplay(forKey:)")
        return super.needsDisplay(forKey: key)
    }
    override func model() -> CALayer { heard(self, "model()", super.model()) }
    override func add(_ anim: CAAnimation, forKey key: String?) {
        heard(self, "add(_:forKey:)", super.add(anim, forKey: key))
    }
    override func removeAnimation(forKey key: String) {
        heard(self, "removeAnimation(forKey:)", super.removeAnimation(forKey: key))
    }
    override func removeAllAnimations() {
        heard(self, "removeAllAnimations()", super.removeAllAnimations())
    }
    override func animationKeys() -> [String]? { heard(self, "animationKeys()", super.animationKeys()) }
    override func animation(forKey key: String) -> CAAnimation? {
        heard(self, "animation(forKey:)", super.animation(forKey: key))
    }
    override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        heard(self, "convertTime(_:from:)", super.convertTime(t, from: l))
    }
    override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        heard(self, "convertTime(_:to:)", super.convertTime(t, to: l))
    }
    override var beginTime: CFTimeInterval {
        get { heard(self, "beginTime", super.beginTime) }
        set { super.beginTime = heard(self, "beginTime =", newValue) }
    }
    override var duration: CFTimeInterval {
        get { heard(self, "duration", super.duration) }
        set { super.duration = heard(self, "duration =", newValue) }
    }
    override var speed: Float {
        get { heard(self, "speed", super.speed) }
        set { super.speed = heard(self, "speed =", newValue) }
    }
    override var timeOffset: CFTimeInterval {
        get { heard(self, "timeOffset", super.timeOffset) }
        set { super.timeOffset = heard(self, "timeOffset =", newValue) }
    }
    override var repeatCount: Float {
        get { heard(self, "repeatCount", super.repeatCount) }
        set { super.repeatCount = heard(self, "repeatCount =", newValue) }
    }
    override var repeatDuration: CFTimeInterval {
        get { heard(self, "repeatDuration", super.repeatDuration) }
        set { super.repeatDuration = heard(self, "repeatDuration =", newValue) }
    }
    override var autoreverses: Bool {
        get { heard(self, "autoreverses", super.autoreverses) }
        set { super.autoreverses = heard(self, "autoreverses =", newValue) }
    }
    override var fillMode: CAMediaTimingFillMode {
        get { heard(self, "fillMode", super.fillMode) }
        set { super.fillMode = heard(self, "fillMode =", newValue) }
    }
    override var isGeometryFlipped: Bool {
        get { heard(self, "isGeometryFlipped", super.isGeometryFlipped) }
        set { super.isGeometryFlipped = heard(self, "isGeometryFlipped =", newValue) }
    }
    override func contentsAreFlipped() -> Bool {
        heard(self, "contentsAreFlipped()", super.contentsAreFlipped())
    }
    override var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { heard(self, "edgeAntialiasingMask", super.edgeAntialiasingMask) }
        set { super.edgeAntialiasingMask = heard(self, "edgeAntialiasingMask =", newValue) }
    }
    override var allowsEdgeAntialiasing: Bool {
        get { heard(self, "allowsEdgeAntialiasing", super.allowsEdgeAntialiasing) }
        set { super.allowsEdgeAntialiasing = heard(self, "allowsEdgeAntialiasing =", newValue) }
    }
    override var filters: [Any]? {
        get { heard(self, "filters", super.filters) }
        set { super.filters = heard(self, "filters =", newValue) }
    }
    override var backgroundFilters: [Any]? {
        get { heard(self, "backgroundFilters", super.backgroundFilters) }
        set { super.backgroundFilters = heard(self, "backgroundFilters =", newValue) }
    }
    override var compositingFilter: Any? {
        get { heard(self, "compositingFilter", super.compositingFilter) }
        set { super.compositingFilter = heard(self, "compositingFilter =", newValue) }
    }
    override var wantsExtendedDynamicRangeContent: Bool {
        get { heard(self, "wantsExtendedDynamicRangeContent", super.wantsExtendedDynamicRangeContent) }
        set { super.wantsExtendedDynamicRangeContent = heard(self, "wantsExtendedDynamicRangeContent =", newValue) }
    }
    override var toneMapMode: CAToneMapMode {
        get { heard(self, "toneMapMode", super.toneMapMode) }
        set { super.toneMapMode = heard(self, "toneMapMode =", newValue) }
    }
    override class func defaultValue(forKey key: String) -> Any? {
        heardByClass(self, "defaultValue(forKey:)")
        return super.defaultValue(forKey: key)
    }
    override func display() {
        heard(self, "display()", super.display())
    }
    override func displayIfNeeded() {
        heard(self, "displayIfNeeded()", super.displayIfNeeded())
    }
    override func scroll(_ p: CGPoint) {
        heard(self, "scroll(_:)", super.scroll(p))
    }
    override func scrollRectToVisible(_ r: CGRect) {
        heard(self, "scrollRectToVisible(_:)", super.scrollRectToVisible(r))
    }
    override var visibleRect: CGRect { heard(self, "visibleRect", super.visibleRect) }
}
