import Glibc

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float

public let kvImageNoError = 0
public let kvImageRoiLargerThanInputBuffer = -21766
public let kvImageInvalidKernelSize = -21767
public let kvImageInvalidParameter = -21773
public let kvImageNoFlags = 0
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
public let kvImageGetTempBufferSize = 128

/// Pixels in memory.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }

    public func free() { Glibc.free(data) }

    fileprivate var bytes: UnsafeMutablePointer<UInt8> { data.assumingMemoryBound(to: UInt8.self) }
}

/// Writes for each pixel, of four bytes, the mean of those in a box around it. Pixels of the edge go on beyond it.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard flags & UInt32(kvImageGetTempBufferSize) == 0 else { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    let (source, target) = (src.pointee, dest.pointee)
    let (width, height) = (Int(target.width), Int(target.height))
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    guard width > 0, height > 0 else { return kvImageNoError }
    // The sums along rows first, then along columns.
    var rows = [UInt32](repeating: 0, count: width * height * 4)
    let (reachX, reachY) = (Int(kernel_width / 2), Int(kernel_height / 2))
    for y in 0..<height {
        let line = source.bytes + y * source.rowBytes
        for channel in 0..<4 {
            func value(_ x: Int) -> UInt32 { UInt32(line[min(max(x, 0), width - 1) * 4 + channel]) }
            var sum = (-reachX...reachX).reduce(UInt32(0)) { $0 + value($1) }
            for x in 0..<width {
                rows[(y * width + x) * 4 + channel] = sum
                sum = sum + value(x + reachX + 1) - value(x - reachX)
            }
        }
    }
    let area = UInt64(kernel_width) * UInt64(kernel_height)
    for place in 0..<width * 4 {
        func value(_ y: Int) -> UInt64 { UInt64(rows[min(max(y, 0), height - 1) * width * 4 + place]) }
        var sum = (-reachY...reachY).reduce(UInt64(0)) { $0 + value($1) }
        for y in 0..<height {
            target.bytes[y * target.rowBytes + place] = UInt8((sum + area / 2) / area)
            sum = sum + value(y + reachY + 1) - value(y - reachY)
        }
    }
    return kvImageNoError
}

/// Multiplies the four components of each pixel by a matrix, whose products are divided.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (from, to) = (source.bytes + y * source.rowBytes, target.bytes + y * target.rowBytes)
        for x in 0..<Int(target.width) {
            var values = [Int32](repeating: 0, count: 4)
            for column in 0..<4 {
                for row in 0..<4 {
                    let value = Int32(from[x * 4 + row]) + Int32(pre_bias?[row] ?? 0)
                    values[column] += value * Int32(matrix[row * 4 + column])
                }
                values[column] += post_bias?[column] ?? 0
            }
            for column in 0..<4 { to[x * 4 + column] = UInt8(clamping: values[column] / divisor) }
        }
    }
    return kvImageNoError
}
