public import Foundation

/// A box with flat sides.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var chamferRadius: CGFloat = 0
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1
    open var chamferSegmentCount = 5

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (width / 2, height / 2, length / 2) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNBox(width: width, height: height, length: length, chamferRadius: chamferRadius)
        (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
        (copy.lengthSegmentCount, copy.chamferSegmentCount) = (lengthSegmentCount, chamferSegmentCount)
        return copy
    }
}

/// A rectangle, which faces the positive z axis.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var cornerRadius: CGFloat = 0
    open var cornerSegmentCount = 10
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }

    override var halves: (CGFloat, CGFloat, CGFloat) { (width / 2, height / 2, 0) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNPlane(width: width, height: height)
        (copy.cornerRadius, copy.cornerSegmentCount) = (cornerRadius, cornerSegmentCount)
        (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
        return copy
    }
}

/// A floor without end.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionCategoryBitMask = -1
    open var reflectionResolutionScaleFactor: CGFloat = 1
    open var width: CGFloat = 0
    open var length: CGFloat = 0

    override var halves: (CGFloat, CGFloat, CGFloat) { (width / 2, 0, length / 2) }
    override func makeShape() -> SCNGeometry {
        let copy = SCNFloor()
        (copy.reflectivity, copy.width, copy.length) = (reflectivity, width, length)
        (copy.reflectionFalloffStart, copy.reflectionFalloffEnd) = (reflectionFalloffStart, reflectionFalloffEnd)
        copy.reflectionCategoryBitMask = reflectionCategoryBitMask
        copy.reflectionResolutionScaleFactor = reflectionResolutionScaleFactor
        return copy
    }
}

/// A pyramid, which stands on its origin.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    open var width: CGFloat = 1
    open var height: CGFloat = 1
    open var length: CGFloat = 1
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }

    override var shapeBox: (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2))
    }
    override func makeShape() -> SCNGeometry {
        let copy = SCNPyramid(width: width, height: height, length: length)
        (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
        copy.lengthSegmentCount = lengthSegmentCount
        return copy
    }
}
