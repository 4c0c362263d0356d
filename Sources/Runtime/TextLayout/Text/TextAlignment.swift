/// A text alignment. `natural` is left, or right if the base writing direction is set to right to left.
public enum TextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
