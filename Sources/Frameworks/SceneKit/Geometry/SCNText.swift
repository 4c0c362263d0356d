public import Foundation
public import UIKit

/// A text in space, from its lower left corner.
open class SCNText: SCNGeometry, @unchecked Sendable {
    open var string: Any?
    open var extrusionDepth: CGFloat = 1
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var alignmentMode = "natural"
    open var truncationMode = "none"
    open var textSize: CGSize { size }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }

    private var size: CGSize {
        let text =
            string as? NSAttributedString
            ?? NSAttributedString(string: string as? String ?? "", attributes: [.font: font ?? .systemFont(ofSize: 36)])
        guard isWrapped, containerFrame.width > 0 else { return text.size() }
        return text.boundingRect(
            with: CGSize(width: containerFrame.width, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    override var shapeBox: (min: SCNVector3, max: SCNVector3) {
        let (size, origin) = (size, containerFrame.origin)
        return (
            SCNVector3(origin.x, origin.y, 0), SCNVector3(origin.x + size.width, origin.y + size.height, extrusionDepth)
        )
    }
    override func makeShape() -> SCNGeometry {
        let copy = SCNText(string: string, extrusionDepth: extrusionDepth)
        (copy.font, copy.flatness, copy.chamferRadius) = (font, flatness, chamferRadius)
        (copy.chamferProfile, copy.isWrapped, copy.containerFrame) = (chamferProfile, isWrapped, containerFrame)
        (copy.alignmentMode, copy.truncationMode) = (alignmentMode, truncationMode)
        return copy
    }
}

public enum SCNChamferMode: Int, Sendable { case both, front, back }

/// A path with a depth, of which one half is before and one behind the origin.
open class SCNShape: SCNGeometry, @unchecked Sendable {
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat = 1
    open var chamferMode = SCNChamferMode.both
    open var chamferRadius: CGFloat = 0
    open var chamferProfile: UIBezierPath?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }

    override var shapeBox: (min: SCNVector3, max: SCNVector3) {
        guard let bounds = path?.bounds, !bounds.isNull else { return (SCNVector3Zero, SCNVector3Zero) }
        let depth = extrusionDepth / 2
        return (SCNVector3(bounds.minX, bounds.minY, -depth), SCNVector3(bounds.maxX, bounds.maxY, depth))
    }
    override func makeShape() -> SCNGeometry {
        let copy = SCNShape(path: path, extrusionDepth: extrusionDepth)
        (copy.chamferMode, copy.chamferRadius, copy.chamferProfile) = (chamferMode, chamferRadius, chamferProfile)
        return copy
    }
}
