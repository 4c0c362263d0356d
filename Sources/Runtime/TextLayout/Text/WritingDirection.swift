/// A writing direction. `natural` is that of the first letter.
public enum WritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
