public import Foundation
import simd

/// The places, directions or colors of a geometry's vertices.
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
        public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
        public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
        public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
        public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
        public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
    }

    public let data: Data
    public let semantic: Semantic
    public let vectorCount: Int
    public let usesFloatComponents: Bool
    public let componentsPerVector: Int
    public let bytesPerComponent: Int
    public let dataOffset: Int
    public let dataStride: Int

    public override convenience init() { self.init([], .vertex, components: 3) }

    public init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
        componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        (self.data, self.semantic, self.vectorCount) = (data, semantic, vectorCount)
        (usesFloatComponents, self.componentsPerVector) = (floatComponents, componentsPerVector)
        (self.bytesPerComponent, dataOffset, dataStride) = (bytesPerComponent, offset, stride)
    }

    private convenience init(_ numbers: [Float], _ semantic: Semantic, components: Int) {
        self.init(
            data: numbers.withUnsafeBytes { Data($0) }, semantic: semantic, vectorCount: numbers.count / components,
            usesFloatComponents: true, componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0,
            dataStride: components * 4)
    }

    public convenience init(vertices: [SCNVector3]) {
        self.init(vertices.flatMap { [$0.x, $0.y, $0.z] }, .vertex, components: 3)
    }
    public convenience init(normals: [SCNVector3]) {
        self.init(normals.flatMap { [$0.x, $0.y, $0.z] }, .normal, components: 3)
    }
    public convenience init(textureCoordinates: [CGPoint]) {
        self.init(textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, .texcoord, components: 2)
    }
    public convenience init(vertices: UnsafePointer<SCNVector3>, count: Int) {
        self.init(vertices: Array(UnsafeBufferPointer(start: vertices, count: count)))
    }
    public convenience init(normals: UnsafePointer<SCNVector3>, count: Int) {
        self.init(normals: Array(UnsafeBufferPointer(start: normals, count: count)))
    }
    public convenience init(textureCoordinates texcoord: UnsafePointer<CGPoint>, count: Int) {
        self.init(textureCoordinates: Array(UnsafeBufferPointer(start: texcoord, count: count)))
    }

    /// The vectors of three numbers, as far as the data has them.
    var vectors: [SIMD3<Float>] {
        guard usesFloatComponents, componentsPerVector >= 3, [4, 8].contains(bytesPerComponent), dataOffset >= 0
        else { return [] }
        let stride = dataStride > 0 ? dataStride : componentsPerVector * bytesPerComponent
        return data.withUnsafeBytes { bytes in
            (0..<max(0, vectorCount)).compactMap { index in
                let start = dataOffset + index * stride
                guard start + 3 * bytesPerComponent <= bytes.count else { return nil }
                let numbers = (0..<3).map { number in
                    let place = start + number * bytesPerComponent
                    return bytesPerComponent == 4
                        ? bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
                        : Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
                }
                return SIMD3(numbers[0], numbers[1], numbers[2])
            }
        }
    }
}

public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }

/// How the vertices of a geometry are connected.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    public let data: Data
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    public let bytesPerIndex: Int
    open var primitiveRange = NSRange(location: NSNotFound, length: 0)
    open var pointSize: CGFloat = 1
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    open var maximumPointScreenSpaceRadius: CGFloat = 1

    public override convenience init() {
        self.init(data: nil, primitiveType: .triangles, primitiveCount: 0, bytesPerIndex: 0)
    }

    public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
        (self.data, self.primitiveType) = (data ?? Data(), primitiveType)
        (self.primitiveCount, self.bytesPerIndex) = (primitiveCount, bytesPerIndex)
    }

    public convenience init<IndexType: FixedWidthInteger>(
        indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
    ) {
        let count =
            switch primitiveType {
            case .triangles: indices.count / 3
            case .triangleStrip: max(0, indices.count - 2)
            case .line: indices.count / 2
            case .point: indices.count
            // First come the numbers of vertices of each polygon, then their indices.
            case .polygon: Self.polygons(indices.map { Int($0) })
            }
        self.init(
            data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
            bytesPerIndex: MemoryLayout<IndexType>.size)
    }

    /// Returns how many numbers at the beginning count the vertices that follow them.
    private static func polygons(_ numbers: [Int]) -> Int {
        var (count, vertices) = (0, 0)
        while count < numbers.count, count + vertices < numbers.count {
            vertices += max(1, numbers[count])
            count += 1
        }
        return count
    }
}
