public import Foundation

open class MTLCompileOptions: NSObject, @unchecked Sendable {
    open var fastMathEnabled = true
}

/// Descriptors by numbers, created on demand.
open class MTLDescriptorArray<Descriptor: NSObject>: NSObject {
    private var descriptors: [Int: Descriptor] = [:]
    private let make: () -> Descriptor

    init(_ make: @escaping () -> Descriptor) { self.make = make }

    open subscript(index: Int) -> Descriptor! {
        get {
            if let known = descriptors[index] { return known }
            let new = make()
            descriptors[index] = new
            return new
        }
        set { descriptors[index] = newValue }
    }
}

open class MTLRenderPassAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var resolveTexture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.dontCare
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    open var clearDepth = 1.0
}

open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()

    public override init() {}
}

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var rgbBlendOperation = MTLBlendOperation.add
    open var alphaBlendOperation = MTLBlendOperation.add
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
}

open class MTLVertexAttributeDescriptor: NSObject {
    open var format = MTLVertexFormat.invalid
    open var offset = 0
    open var bufferIndex = 0
}

open class MTLVertexBufferLayoutDescriptor: NSObject {
    open var stride = 0
    open var stepRate = 1
    open var stepFunction = MTLVertexStepFunction.perVertex
}

open class MTLVertexDescriptor: NSObject {
    public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
    public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}

open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    public let colorAttachments = MTLDescriptorArray { MTLRenderPipelineColorAttachmentDescriptor() }
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var rasterSampleCount = 1
}

open class MTLDepthStencilDescriptor: NSObject {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
}

open class MTLSamplerDescriptor: NSObject {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

open class MTLTextureDescriptor: NSObject {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var usage = MTLTextureUsage.shaderRead
    open var storageMode = MTLStorageMode.shared

    public override init() {}

    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}
