import CoreGraphics
import Foundation
import UIKit

extension SceneDecoder {
    /// Returns the object whose values are the current ones.
    func make(_ classNames: [String]) -> Any? {
        switch classNames.first ?? "" {
        case "NSNull": nil
        case "NSString", "NSMutableString": string("NS.string")
        case "NSData", "NSMutableData": value("NS.data") ?? value("NS.bytes")
        case "NSDate": real("NS.time").map { Date(timeIntervalSinceReferenceDate: $0) }
        case "NSURL": string("NS.relative").flatMap { URL(string: $0) }
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet": list("NS.objects", of: Any.self)
        case "NSDictionary", "NSMutableDictionary": dictionary
        case "NSValue": geometry
        case "NSColor": systemColor
        case "UIColor": color("UI", ["Red", "Green", "Blue", "Alpha"]) ?? number("UIWhite").map(white)
        case "SKTexture": texture
        case "SKKeyframeSequence": keyframes
        case "PKPhysicsBody": physicsBody(of: .zero, nil)
        default: SceneClasses.action(classNames, self) ?? mainNode(classNames)
        }
    }

    /// Nodes are decoded on the main actor only, which `NSCoder` can't express.
    private func mainNode(_ classNames: [String]) -> SKNode? {
        nonisolated(unsafe) let decoder = self
        return MainActor.assumeIsolated { decoder.node(classNames) }
    }

    private var dictionary: [AnyHashable: Any] {
        let pairs: [(AnyHashable, Any)] = pairs("NS.keys", "NS.objects").compactMap { key, value in
            guard let key = object(key) as? AnyHashable, let value = object(value) else { return nil }
            return (key, value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private var geometry: NSValue? {
        if let rect = rect("NS.rectval") { return NSValue(rect: rect) }
        if let size = size("NS.sizeval") { return NSValue(size: size) }
        return point("NS.pointval").map { NSValue(point: $0) }
    }

    private func white(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: number("UIAlpha") ?? 1) }

    /// A color as macOS writes it: its parts are a text.
    private var systemColor: UIColor? {
        func parts(_ key: String) -> [CGFloat] {
            guard let data = value(key) as? Data else { return [] }
            return ArchivedValue.text(String(decoding: data, as: UTF8.self)).numbers
        }
        let rgb = parts("NSRGB")
        if rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        let gray = parts("NSWhite")
        if let white = gray.first { return UIColor(white: white, alpha: gray.count > 1 ? gray[1] : 1) }
        return value("NSColor", as: UIColor.self)
    }

    private var texture: SKTexture? {
        let texture: SKTexture
        if let atlas = string("_originalAtlasName"), let part = string("_subTextureName") {
            texture = SKTextureAtlas(named: atlas).textureNamed(part)
        } else if let name = string("_imgName"), !name.isEmpty {
            texture = SKTexture(imageNamed: name)
        } else {
            return nil
        }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let part = rect("_textRect").flatMap { $0 != whole && whole.contains($0) && !$0.isEmpty ? $0 : nil }
        let shown = part.map { SKTexture(rect: $0, in: texture) } ?? texture
        shown.filteringMode = option("_filteringMode") ?? .linear
        return shown
    }

    private var keyframes: SKKeyframeSequence? {
        let (values, times) = (list("_values", of: Any.self), list("_times", of: NSNumber.self))
        guard values.count == times.count else { return nil }
        let sequence = SKKeyframeSequence(keyframeValues: values, times: times)
        sequence.interpolationMode = option("_interpolationMode") ?? .linear
        sequence.repeatMode = option("_repeatMode") ?? .clamp
        return sequence
    }

    /// Returns the body whose values are the current ones. One with the outline of a texture gets it and the size of
    /// its sprite.
    func physicsBody(of size: CGSize, _ texture: SKTexture?) -> SKPhysicsBody {
        let center = point("_p0") ?? .zero
        let body: SKPhysicsBody
        if let radius = number("_radius") {
            body = SKPhysicsBody(circleOfRadius: max(0, radius), center: center)
        } else if let area = self.size("_size") {
            body = SKPhysicsBody(rectangleOf: area, center: center)
        } else if let texture {
            body = SKPhysicsBody(texture: texture, size: size)
        } else {
            body = SKPhysicsBody(rectangleOf: size)
        }
        body.isDynamic = bool("dynamic") ?? true
        body.affectedByGravity = bool("affectedByGravity") ?? true
        body.allowsRotation = bool("allowRotation") ?? true
        body.pinned = bool("pinned") ?? false
        // The key is spelled as Apple spells it.
        body.usesPreciseCollisionDetection = bool("needsContinuousCollsionDetection") ?? false
        body.friction = number("friction") ?? body.friction
        body.restitution = number("restitution") ?? body.restitution
        body.linearDamping = number("linearDamping") ?? body.linearDamping
        body.angularDamping = number("angularDamping") ?? body.angularDamping
        body.density = number("density") ?? body.density
        body.charge = number("charge") ?? body.charge
        body.velocity = vector("linearVelocity") ?? body.velocity
        body.angularVelocity = number("angularVelocity") ?? body.angularVelocity
        body.categoryBitMask = mask("categoryBitMask") ?? body.categoryBitMask
        body.collisionBitMask = mask("collisionBitMask") ?? body.collisionBitMask
        body.contactTestBitMask = mask("intersectionTestBitMask") ?? body.contactTestBitMask
        body.fieldBitMask = mask("fieldBitMask") ?? body.fieldBitMask
        return body
    }
}
