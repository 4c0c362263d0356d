import Testing
import simd

@Suite("Vectors, matrices and rotations")
struct SimdTests {
    @Test("Functions of vectors compare, measure and mix them")
    func vectors() {
        let (x, y) = (SIMD3<Double>(1, 2, 2), SIMD3<Double>(0, 1, 0))
        #expect(simd_length(x) == 3 && simd_distance(x, y) == 6.0.squareRoot() && dot(x, y) == 2)
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(normalize(SIMD2<Float>(3, 4)) == SIMD2(0.6, 0.8))
        #expect(mix(x, y, t: 0.5) == SIMD3(0.5, 1.5, 1) && clamp(x, min: 0, max: 1.5) == SIMD3(1, 1.5, 1.5))
        #expect(simd_reflect(SIMD2<Double>(1, -1), SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(simd_refract(SIMD2<Double>(1, 0), SIMD2(0, 1), 2) == .zero)
        #expect(step(x, edge: SIMD3(repeating: 2)) == SIMD3(0, 1, 1))
        #expect(smoothstep(SIMD2<Double>(0.5, 2), edge0: .zero, edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
        #expect(
            sign(SIMD3<Float>(-2, 0, 5)) == SIMD3(-1, 0, 1) && fract(SIMD2<Float>(1.25, -0.25)) == SIMD2(0.25, 0.75))
        #expect(reduce_add(x) == 5 && reduce_max(x) == 2 && simd_equal(x, x))
    }

    @Test("Matrices are kept by columns, and multiplied by vectors on both sides")
    func matrices() {
        let matrix = double3x3(rows: [SIMD3(1, 2, 3), SIMD3(0, 1, 4), SIMD3(5, 6, 0)])
        #expect(matrix[0] == SIMD3(1, 0, 5) && matrix[2, 1] == 4 && matrix.columns.1 == SIMD3(2, 1, 6))
        #expect(matrix * SIMD3(1, 0, 0) == SIMD3(1, 0, 5) && SIMD3(1, 0, 0) * matrix == SIMD3(1, 2, 3))
        #expect(matrix.transpose[0] == SIMD3(1, 2, 3) && abs(matrix.determinant - 1) < 1e-12)
        #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double3x3, 1e-12))
        #expect(matrix + matrix == 2 * matrix && matrix - matrix == double3x3() && -matrix == matrix * -1)
        let flat = float2x2(diagonal: SIMD2(1, 0))
        #expect(flat.determinant == 0 && flat.inverse[0][0].isNaN)
        #expect("\(float2x2(1))" == "Matrix2<Float>([[1.0, 0.0], [0.0, 1.0]])")
    }

    @Test("A rotation turns vectors as its matrix does, and goes the shorter way to another")
    func rotations() {
        let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        let turned = quarter.act(SIMD3(1, 0, 0))
        #expect(simd_distance(turned, SIMD3(0, 1, 0)) < 1e-12)
        #expect(simd_distance(double3x3(quarter) * SIMD3(1, 0, 0), turned) < 1e-12)
        #expect(simd_length(simd_quatd(double4x4(quarter)).vector - quarter.vector) < 1e-12)
        #expect(abs(simd_slerp(simd_quatd(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5).angle - .pi / 4) < 1e-12)
        #expect(simd_length((quarter * quarter.inverse).imag) < 1e-12)
        let opposite = simd_quatd(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0))
        #expect(simd_distance(opposite.act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-12)
    }
}
