import Accelerate
import Testing

@Suite("Arithmetic on vectors and pixels")
struct AccelerateTests {
    @Test("Functions of vectors go along strides; differences and quotients are of the second by the first")
    func vectors() {
        let a: [Float] = [1, 9, 2, 9, 3], b: [Float] = [10, 20, 30]
        var c = [Float](repeating: 0, count: 3), number: Float = 0
        vDSP_vadd(a, 2, b, 1, &c, 1, 3)
        #expect(c == [11, 22, 33])
        vDSP_vsub(a, 2, b, 1, &c, 1, 3)
        #expect(c == [9, 18, 27])
        vDSP_vdiv(a, 2, b, 1, &c, 1, 3)
        #expect(c == [10, 10, 10])
        vDSP_meanv(b, 1, &number, 3)
        #expect(number == 20)
        vDSP_rmsqv([3, 4], 1, &number, 2)
        #expect(number == Float(12.5).squareRoot())
        vDSP_dotpr(a, 2, b, 1, &number, 3)
        #expect(number == 140)
        #expect(vDSP.mean([1.0, 2, 6]) == 3 && vDSP.maximum([1.0, 5, 2]) == 5 && vDSP.add(1, [1.0, 2]) == [2, 3])
    }

    @Test("A box is the mean of its pixels, with those of the edge beyond it; a kernel has an odd size")
    func box() {
        var pixels = [UInt8](repeating: 0, count: 3 * 12), result = pixels
        for place in 0..<4 { pixels[1 * 12 + 4 + place] = 90 }
        pixels.withUnsafeMutableBytes { input in
            result.withUnsafeMutableBytes { output in
                var source = vImage_Buffer(data: input.baseAddress, height: 3, width: 3, rowBytes: 12)
                var target = vImage_Buffer(data: output.baseAddress, height: 3, width: 3, rowBytes: 12)
                #expect(vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 3, 3, nil, 8) == kvImageNoError)
                #expect(
                    vImageBoxConvolve_ARGB8888(&source, &target, nil, 0, 0, 2, 3, nil, 8) == kvImageInvalidKernelSize)
            }
        }
        #expect(Set(result) == [10])
    }

    @Test("A matrix mixes the components of pixels")
    func matrix() {
        var pixels: [UInt8] = [10, 20, 30, 40], result: [UInt8] = [0, 0, 0, 0]
        // The first two components change places, the third is doubled, the last is 255.
        let matrix: [Int16] = [0, 256, 0, 0, 256, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0]
        pixels.withUnsafeMutableBytes { input in
            result.withUnsafeMutableBytes { output in
                var source = vImage_Buffer(data: input.baseAddress, height: 1, width: 1, rowBytes: 4)
                var target = vImage_Buffer(data: output.baseAddress, height: 1, width: 1, rowBytes: 4)
                vImageMatrixMultiply_ARGB8888(&source, &target, matrix, 256, nil, [0, 0, 0, 255 * 256], 0)
            }
        }
        #expect(result == [20, 10, 60, 255])
    }
}
