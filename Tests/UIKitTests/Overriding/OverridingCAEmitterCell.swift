import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `CAEmitterCell` lets one override.
@MainActor
class OverridingCAEmitterCell: CAEmitterCell {
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override var isEnabled: Bool {
        get { heard(self, "isEnabled", super.isEnabled) }
        set { super.isEnabled = heard(self, "isEnabled =", newValue) }
    }
    override var birthRate: Float {
        get { heard(self, "birthRate", super.birthRate) }
        set { super.birthRate = heard(self, "birthRate =", newValue) }
    }
    override var lifetime: Float {
        get { heard(self, "lifetime", super.lifetime) }
        set { super.lifetime = heard(self, "lifetime =", newValue) }
    }
    override var lifetimeRange: Float {
        get { heard(self, "lifetimeRange", super.lifetimeRange) }
        set { super.lifetimeRange = heard(self, "lifetimeRange =", newValue) }
    }
    override var emissionLatitude: CGFloat {
        get { heard(self, "emissionLatitude", super.emissionLatitude) }
        set { super.emissionLatitude = heard(self, "emissionLatitude =", newValue) }
    }
    override var emissionLongitude: CGFloat {
        get { heard(self, "emissionLongitude", super.emissionLongitude) }
        set { super.emissionLongitude = heard(self, "emissionLongitude =", newValue) }
    }
    override var emissionRange: CGFloat {
        get { heard(self, "emissionRange", super.emissionRange) }
        set { super.emissionRange = heard(self, "emissionRange =", newValue) }
    }
    override var velocity: CGFloat {
        get { heard(self, "velocity", super.velocity) }
        set { super.velocity = heard(self, "velocity =", newValue) }
    }
    override var velocityRange: CGFloat {
        get { heard(self, "velocityRange", super.velocityRange) }
        set { super.velocityRange = heard(self, "velocityRange =", newValue) }
    }
    override var xAcceleration: CGFloat {
        get { heard(self, "xAcceleration", super.xAcceleration) }
        set { super.xAcceleration = heard(self, "xAcceleration =", newValue) }
    }
    override var yAcceleration: CGFloat {
        get { heard(self, "yAcceleration", super.yAcceleration) }
        set { super.yAcceleration = heard(self, "yAcceleration =", newValue) }
    }
    override var zAcceleration: CGFloat {
        get { heard(self, "zAcceleration", super.zAcceleration) }
        set { super.zAcceleration = heard(self, "zAcceleration =", newValue) }
    }
    override var scale: CGFloat {
        get { heard(self, "scale", super.scale) }
        set { super.scale = heard(self, "scale =", newValue) }
    }
    override var scaleRange: CGFloat {
        get { heard(self, "scaleRange", super.scaleRange) }
        set { super.scaleRange = heard(self, "scaleRange =", newValue) }
    }
    override var scaleSpeed: CGFloat {
        get { heard(self, "scaleSpeed", super.scaleSpeed) }
        set { super.scaleSpeed = heard(self, "scaleSpeed =", newValue) }
    }
    override var spin: CGFloat {
        get { heard(self, "spin", super.spin) }
        set { super.spin = heard(self, "spin =", newValue) }
    }
    override var spinRange: CGFloat {
        get { heard(self, "spinRange", super.spinRange) }
        set { super.spinRange = heard(self, "spinRange =", newValue) }
    }
    override var color: CGColor? {
        get { heard(self, "color", super.color) }
        set { super.color = heard(self, "color =", newValue) }
    }
    override var redRange: Float {
        get { heard(self, "redRange", super.redRange) }
        set { super.redRange = heard(self, "redRange =", newValue) }
    }
    override var greenRange: Float {
        get { heard(self, "greenRange", super.greenRange) }
        set { super.greenRange = heard(self, "greenRange =", newValue) }
    }
    override var blueRange: Float {
        get { heard(self, "blueRange", super.blueRange) }
        set { super.blueRange = heard(self, "blueRange =", newValue) }
    }
    override var alphaRange: Float {
        get { heard(self, "alphaRange", super.alphaRange) }
        set { super.alphaRange = heard(self, "alphaRange =", newValue) }
    }
    override var redSpeed: Float {
        get { heard(self, "redSpeed", super.redSpeed) }
        set { super.redSpeed = heard(self, "redSpeed =", newValue) }
    }
    override var greenSpeed: Float {
        get { heard(self, "greenSpeed", super.greenSpeed) }
        set { super.greenSpeed = heard(self, "greenSpeed =", newValue) }
    }
    override var blueSpeed: Float {
        get { heard(self, "blueSpeed", super.blueSpeed) }
        set { super.blueSpeed = heard(self, "blueSpeed =", newValue) }
    }
    override var alphaSpeed: Float {
        get { heard(self, "alphaSpeed", super.alphaSpeed) }
        set { super.alphaSpeed = heard(self, "alphaSpeed =", newValue) }
    }
    override var contents: Any? {
        get { heard(self, "contents", super.contents) }
        set { super.contents = heard(self, "contents =", newValue) }
    }
    override var contentsRect: CGRect {
        get { heard(self, "contentsRect", super.contentsRect) }
        set { super.contentsRect = heard(self, "contentsRect =", newValue) }
    }
    override var contentsScale: CGFloat {
        get { heard(self, "contentsScale", super.contentsScale) }
        set { super.contentsScale = heard(self, "contentsScale =", newValue) }
    }
    override var emitterCells: [CAEmitterCell]? {
        get { heard(self, "emitterCells", super.emitterCells) }
        set { super.emitterCells = heard(self, "emitterCells =", newValue) }
    }
    override var beginTime: CFTimeInterval {
        get { heard(self, "beginTime", super.beginTime) }
        set { super.beginTime = heard(self, "beginTime =", newValue) }
    }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override func setValue(_ value: Any?, forKey key: String) {
        heard(self, "setValue(_:forKey:)", super.setValue(value, forKey: key))
    }
    override var minificationFilter: String {
        get { heard(self, "minificationFilter", super.minificationFilter) }
        set { super.minificationFilter = heard(self, "minificationFilter =", newValue) }
    }
    override var magnificationFilter: String {
        get { heard(self, "magnificationFilter", super.magnificationFilter) }
        set { super.magnificationFilter = heard(self, "magnificationFilter =", newValue) }
    }
    override var minificationFilterBias: Float {
        get { heard(self, "minificationFilterBias", super.minificationFilterBias) }
        set { super.minificationFilterBias = heard(self, "minificationFilterBias =", newValue) }
    }
    override var style: [AnyHashable: Any]? {
        get { heard(self, "style", super.style) }
        set { super.style = heard(self, "style =", newValue) }
    }
    override class func defaultValue(forKey key: String) -> Any? {
        heardByClass(self, "defaultValue(forKey:)")
        return super.defaultValue(forKey: key)
    }
    override func shouldArchiveValue(forKey key: String) -> Bool {
        heard(self, "shouldArchiveValue(forKey:)", super.shouldArchiveValue(forKey: key))
    }
}
