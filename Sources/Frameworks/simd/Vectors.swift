import Foundation

// Functions of vectors. Apple has each with and without the prefix.

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, y) }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x).squareRoot() }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x - y) }

public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_normalize(x) }

public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
    y * (simd_dot(x, y) / simd_length_squared(y))
}
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { simd_project(x, y) }

public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
    x - n * (simd_dot(x, n) + simd_dot(x, n))
}
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }

/// Returns the direction of a ray beyond a surface, zero where all of it is reflected.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let cosine = simd_dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    simd_refract(x, n, eta)
}

/// The cross product of two vectors in a plane stands upright on it.
public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
    SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
public func cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { simd_cross(x, y) }
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
    let first = SIMD3(x.y, x.z, x.x) * SIMD3(y.z, y.x, y.y)
    return first - SIMD3(x.z, x.x, x.y) * SIMD3(y.y, y.z, y.x)
}
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }

// MARK: Between two vectors

public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { simd_mix(x, y, t) }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { simd_mix(x, y, t) }

public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
    x.clamped(lowerBound: low, upperBound: high)
}
public func clamp<V: SIMD>(_ x: V, min low: V, max high: V) -> V where V.Scalar: Comparable { simd_clamp(x, low, high) }
public func clamp<V: SIMD>(_ x: V, min low: V.Scalar, max high: V.Scalar) -> V where V.Scalar: Comparable {
    simd_clamp(x, V(repeating: low), V(repeating: high))
}
public func simd_clamp<T: FloatingPoint>(_ x: T, _ low: T, _ high: T) -> T { T.minimum(T.maximum(x, low), high) }
public func clamp<T: FloatingPoint>(_ x: T, min low: T, max high: T) -> T { simd_clamp(x, low, high) }

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    V(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint { simd_step(edge, x) }

public func simd_smoothstep<V: SIMD>(_ low: V, _ high: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    let t = simd_clamp((x - low) / (high - low), V(repeating: 0), V(repeating: 1))
    let three = V(repeating: 3) - t - t
    return t * t * three
}
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    simd_smoothstep(edge0, edge1, x)
}

// MARK: Of each element

extension SIMD {
    fileprivate func mapped(_ change: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = change(self[index]) }
        return result
    }
}

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable { x.mapped { abs($0) } }
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SignedNumeric & Comparable { simd_abs(x) }
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
    x.mapped { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
}
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { V(repeating: 1) / x }
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x.squareRoot()) }
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrEven) }
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.sin($0) } }
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.cos($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.cos($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.exp($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.exp($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Float { x.mapped { Foundation.log($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar == Double { x.mapped { Foundation.log($0) } }
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Float {
    var result = x
    for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
    return result
}
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar == Double {
    var result = x
    for index in x.indices { result[index] = Foundation.pow(x[index], y[index]) }
    return result
}

// MARK: Of all elements

public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

/// Whether no element differs by more than a tolerance.
public func simd_almost_equal_elements<V: SIMD>(_ x: V, _ y: V, _ tolerance: V.Scalar) -> Bool
where V.Scalar: FloatingPoint {
    simd_abs(x - y).max() <= tolerance
}
