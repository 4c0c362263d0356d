public import Foundation
import simd

/// A ball.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5
    open var segmentCount = 48
    open var isGeodesic = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (radius, radius, radius) }
    open override var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3Zero, Float(radius)) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNSphere(radius: radius)
        (copy.segmentCount, copy.isGeodesic) = (segmentCount, isGeodesic)
        return copy
    }
}

/// A cylinder, which stands upright.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    open var radius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (radius, height / 2, radius) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNCylinder(radius: radius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }
}

/// A cone, which stands upright.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    open var topRadius: CGFloat = 0
    open var bottomRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) {
        (max(topRadius, bottomRadius), height / 2, max(topRadius, bottomRadius))
    }
    override func makeShape() -> SCNGeometry {
        let copy = SCNCone(topRadius: topRadius, bottomRadius: bottomRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }
}

/// A cylinder with the halves of a ball at its ends.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    open var capRadius: CGFloat = 0.5
    open var height: CGFloat = 2
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1
    open var capSegmentCount = 24

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (capRadius, height / 2, capRadius) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNCapsule(capRadius: capRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        copy.capSegmentCount = capSegmentCount
        return copy
    }
}

/// A tube, which stands upright.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    open var innerRadius: CGFloat = 0.25
    open var outerRadius: CGFloat = 0.5
    open var height: CGFloat = 1
    open var radialSegmentCount = 48
    open var heightSegmentCount = 1

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (outerRadius, height / 2, outerRadius) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNTube(innerRadius: innerRadius, outerRadius: outerRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }
}

/// A ring, which lies flat.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    open var ringRadius: CGFloat = 0.5
    open var pipeRadius: CGFloat = 0.25
    open var ringSegmentCount = 48
    open var pipeSegmentCount = 24

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (ringRadius + pipeRadius, pipeRadius, ringRadius + pipeRadius) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNTorus(ringRadius: ringRadius, pipeRadius: pipeRadius)
        (copy.ringSegmentCount, copy.pipeSegmentCount) = (ringSegmentCount, pipeSegmentCount)
        return copy
    }
}
