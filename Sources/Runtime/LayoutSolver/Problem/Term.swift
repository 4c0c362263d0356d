/// A multiple of a numbered item: a variable, a parameter, an equation.
struct Term: Sendable {
    var variable: Int32
    var coefficient: Double
}
