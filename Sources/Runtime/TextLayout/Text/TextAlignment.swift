/// `natural` is left, or right where the base writing direction is set to right.
public enum TextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
