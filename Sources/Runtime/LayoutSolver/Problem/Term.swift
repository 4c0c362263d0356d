/// A multiple of something that has a number: a variable, a parameter, an equation.
struct Term: Sendable {
    var variable: Int32
    var coefficient: Double
}
