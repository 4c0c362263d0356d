public import Foundation
public import simd

/// Something that is copied by an initializer, with each update of a session.
public protocol ARAnchorCopying: NSCopying {
    init(anchor: ARAnchor)
}

/// Something that a session follows.
public protocol ARTrackable: NSObjectProtocol {
    var isTracked: Bool { get }
}

/// Something that was found in the world around the device.
open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: UUID
    public let sessionIdentifier: UUID?
    public let transform: simd_float4x4
    public let name: String?

    public init(transform: simd_float4x4) {
        (identifier, sessionIdentifier, self.transform, name) = (UUID(), nil, transform, nil)
    }
    public init(name: String, transform: simd_float4x4) {
        (identifier, sessionIdentifier, self.transform, self.name) = (UUID(), nil, transform, name)
    }
    public required init(anchor: ARAnchor) {
        (identifier, sessionIdentifier) = (anchor.identifier, anchor.sessionIdentifier)
        (transform, name) = (anchor.transform, anchor.name)
    }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(anchor: self) }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        let text = coder.decodeObject(of: NSString.self, forKey: "identifier").map { "\($0)" }
        let numbers = (0..<16).map { coder.decodeFloat(forKey: "transform.\($0)") }
        guard let identifier = text.flatMap(UUID.init) else { return nil }
        (self.identifier, sessionIdentifier) = (identifier, nil)
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" }
        transform = simd_float4x4((0..<4).map { column in SIMD4((0..<4).map { numbers[column * 4 + $0] }) })
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier.uuidString), forKey: "identifier")
        if let name { coder.encode(NSString(string: name), forKey: "name") }
        for index in 0..<16 { coder.encode(transform[index / 4][index % 4], forKey: "transform.\(index)") }
    }
}
