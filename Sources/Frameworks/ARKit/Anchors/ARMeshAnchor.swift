public import CoreLocation
public import Foundation
public import Metal
public import simd

public enum ARMeshClassification: Int, Sendable { case none, wall, floor, ceiling, table, seat, window, door }
public enum ARGeometryPrimitiveType: Int, Sendable { case line, triangle }

/// The vertices of a mesh. Without a graphics processor there are none.
open class ARGeometrySource: NSObject, @unchecked Sendable {
    public let buffer: any MTLBuffer
    open var count: Int { 0 }
    open var componentsPerVector: Int { 3 }
    open var offset: Int { 0 }
    open var stride: Int { 0 }

    init(_ buffer: any MTLBuffer) { self.buffer = buffer }
}

open class ARGeometryElement: NSObject, @unchecked Sendable {
    public let buffer: any MTLBuffer
    open var count: Int { 0 }
    open var bytesPerIndex: Int { 4 }
    open var indexCountPerPrimitive: Int { 3 }
    open var primitiveType: ARGeometryPrimitiveType { .triangle }

    init(_ buffer: any MTLBuffer) { self.buffer = buffer }
}

open class ARMeshGeometry: NSObject, @unchecked Sendable {
    public let vertices: ARGeometrySource
    public let normals: ARGeometrySource
    public let faces: ARGeometryElement
    public let classification: ARGeometrySource?

    init(_ buffer: any MTLBuffer) {
        (vertices, normals, classification) = (ARGeometrySource(buffer), ARGeometrySource(buffer), nil)
        faces = ARGeometryElement(buffer)
    }
}

/// The shape of a part of the world. Sessions find none here.
open class ARMeshAnchor: ARAnchor, @unchecked Sendable {
    public let geometry: ARMeshGeometry

    public required init(anchor: ARAnchor) {
        guard let mesh = anchor as? ARMeshAnchor else { preconditionFailure("only a session makes anchors of meshes") }
        geometry = mesh.geometry
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) { nil }
}

/// Another person in a shared session.
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}

/// A place whose surroundings lights up what is there.
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {
    public let extent: SIMD3<Float>
    open var environmentTexture: (any MTLTexture)? { nil }

    public init(transform: simd_float4x4, extent: SIMD3<Float>) {
        self.extent = extent
        super.init(transform: transform)
    }
    public init(name: String, transform: simd_float4x4, extent: SIMD3<Float>) {
        self.extent = extent
        super.init(name: name, transform: transform)
    }
    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? .zero
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) {
        extent = .zero
        super.init(coder: coder)
    }
}

/// A place on a map.
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public enum AltitudeSource: Int, Sendable { case unknown, coarse, precise, userDefined }

    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance?
    open var altitudeSource: AltitudeSource { altitude == nil ? .unknown : .userDefined }
    open var isTracked: Bool { false }

    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        super.init(transform: simd_float4x4(1))
    }
    public init(name: String, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance? = nil) {
        (self.coordinate, self.altitude) = (coordinate, altitude)
        super.init(name: name, transform: simd_float4x4(1))
    }
    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        coordinate = other?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
        altitude = other?.altitude
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) {
        (coordinate, altitude) = (CLLocationCoordinate2D(latitude: 0, longitude: 0), nil)
        super.init(coder: coder)
    }
}
