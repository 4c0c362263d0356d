public import Foundation

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    public override init() { super.init() }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        let archive = nib.value("UITapGestureRecognizer._imp", as: TapRecognizerArchive.self)
        numberOfTapsRequired = archive?.taps ?? 1
        numberOfTouchesRequired = archive?.touches ?? 1
    }
}

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
