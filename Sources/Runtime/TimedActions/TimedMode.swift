/// How a change begins and ends, by the numbers that SpriteKit and SceneKit have for it.
package enum TimedMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut

    package func value(_ part: Double) -> Double {
        switch self {
        case .linear: part
        case .easeIn: part * part
        case .easeOut: part * (2 - part)
        case .easeInEaseOut: part * part * (3 - 2 * part)
        }
    }
}
