public import Foundation

/// Returns the graphics processor: nil, as on a device without one that Metal supports.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case r8Unorm = 10
    case rg8Unorm = 30
    case r32Float = 55
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgba16Float = 115
    case rgba32Float = 125
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
}

public struct MTLSize: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}

public struct MTLOrigin: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }

public struct MTLRegion: Hashable, Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOriginMake(x, y, 0), size: MTLSizeMake(width, height, 1))
}

public struct MTLClearColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}

public struct MTLViewport: Hashable, Sendable {
    public var originX, originY, width, height, znear, zfar: Double
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width) = (originX, originY, width)
        (self.height, self.znear, self.zfar) = (height, znear, zfar)
    }
}

public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve }
public enum MTLCompareFunction: UInt, Sendable {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLTextureType: UInt, Sendable { case type1D = 0, type2D = 2, type2DArray = 3, typeCube = 5, type3D = 7 }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable { case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat }
public enum MTLVertexFormat: UInt, Sendable { case invalid = 0, float = 28, float2, float3, float4 }
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}

public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
}

public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}

public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
}

public protocol MTLFunction: NSObjectProtocol {
    var name: String { get }
}

public protocol MTLLibrary: NSObjectProtocol {
    var functionNames: [String] { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}

public protocol MTLRenderPipelineState: NSObjectProtocol {}
public protocol MTLDepthStencilState: NSObjectProtocol {}
public protocol MTLSamplerState: NSObjectProtocol {}
public protocol MTLComputePipelineState: NSObjectProtocol {
    var threadExecutionWidth: Int { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
}
public protocol MTLDrawable: NSObjectProtocol {
    func present()
}

public protocol MTLCommandQueue: NSObjectProtocol {
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}

public protocol MTLCommandBuffer: NSObjectProtocol {
    var status: MTLCommandBufferStatus { get }
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
    func present(_ drawable: any MTLDrawable)
    func commit()
    func waitUntilCompleted()
}

public protocol MTLCommandEncoder: NSObjectProtocol {
    var label: String? { get set }
    func endEncoding()
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setCullMode(_ cullMode: MTLCullMode)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setViewport(_ viewport: MTLViewport)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}

public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}

/// A graphics processor. There is none here: what apps ask of one is declared, so that they compile.
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}
