import Foundation

/// The archived state of a recognizer that counts taps.
final class TapRecognizerArchive: NSObject, NibDecodable {
    /// The number of taps, or nil for the default.
    let taps: Int?
    let touches: Int?

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        taps = nib.integer("UITapRecognizer.numberOfTapsRequired")
        touches = nib.integer("UITapRecognizer.numberOfTouchesRequired")
        super.init()
    }
}
