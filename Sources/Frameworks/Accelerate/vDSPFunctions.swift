// The functions of vDSP on vectors with strides: `N` elements, each a stride after the one before.

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Writes the sums of two vectors.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B[i * __IB] }
}

/// Writes the differences: the second vector less the first of two vectors.
public func vDSP_vsub(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __B[i * __IB] - __A[i * __IA] }
}

/// Writes the products of two vectors.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B[i * __IB] }
}

/// Writes the quotients: the second vector by the first of two vectors.
public func vDSP_vdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __B[i * __IB] / __A[i * __IA] }
}

/// Writes the sums of a vector and a number.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B.pointee }
}

/// Writes the products of a vector and a number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B.pointee }
}

/// Writes the quotients of a vector by a number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / __B.pointee }
}

/// Writes the magnitudes of a vector.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = abs(__A[i * __IA]) }
}

/// Writes the squares of a vector.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __A[i * __IA] }
}

/// Writes the negatives of a vector.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = -__A[i * __IA] }
}

/// Writes the sum of a vector.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x
    }
    __C.pointee = result
}

/// Writes the mean of a vector.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x
    }
    __C.pointee = result / Float(__N)
}

/// Writes the greatest element of a vector.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = -.infinity
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = max(result, x)
    }
    __C.pointee = result
}

/// Writes the least element of a vector.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = .infinity
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = min(result, x)
    }
    __C.pointee = result
}

/// Writes the greatest magnitude of a vector.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = max(result, abs(x))
    }
    __C.pointee = result
}

/// Writes the sum of squares of a vector.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = result
}

/// Writes the mean of squares of a vector.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = result / Float(__N)
}

/// Writes the root of the mean of squares of a vector.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    var result: Float = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = (result / Float(__N)).squareRoot()
}

/// Writes the sum of the products of two vectors.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}

/// Writes the sums of two vectors.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B[i * __IB] }
}

/// Writes the differences: the second vector less the first of two vectors.
public func vDSP_vsubD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __B[i * __IB] - __A[i * __IA] }
}

/// Writes the products of two vectors.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B[i * __IB] }
}

/// Writes the quotients: the second vector by the first of two vectors.
public func vDSP_vdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __B[i * __IB] / __A[i * __IA] }
}

/// Writes the sums of a vector and a number.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] + __B.pointee }
}

/// Writes the products of a vector and a number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __B.pointee }
}

/// Writes the quotients of a vector by a number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] / __B.pointee }
}

/// Writes the magnitudes of a vector.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = abs(__A[i * __IA]) }
}

/// Writes the squares of a vector.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = __A[i * __IA] * __A[i * __IA] }
}

/// Writes the negatives of a vector.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) {
    for i in 0..<Int(__N) { __C[i * __IC] = -__A[i * __IA] }
}

/// Writes the sum of a vector.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x
    }
    __C.pointee = result
}

/// Writes the mean of a vector.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x
    }
    __C.pointee = result / Double(__N)
}

/// Writes the greatest element of a vector.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = -.infinity
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = max(result, x)
    }
    __C.pointee = result
}

/// Writes the least element of a vector.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = .infinity
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = min(result, x)
    }
    __C.pointee = result
}

/// Writes the greatest magnitude of a vector.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = max(result, abs(x))
    }
    __C.pointee = result
}

/// Writes the sum of squares of a vector.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = result
}

/// Writes the mean of squares of a vector.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = result / Double(__N)
}

/// Writes the root of the mean of squares of a vector.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    var result: Double = 0
    for i in 0..<Int(__N) {
        let x = __A[i * __IA]
        result = result + x * x
    }
    __C.pointee = (result / Double(__N)).squareRoot()
}

/// Writes the sum of the products of two vectors.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = (0..<Int(__N)).reduce(0) { $0 + __A[$1 * __IA] * __B[$1 * __IB] }
}
