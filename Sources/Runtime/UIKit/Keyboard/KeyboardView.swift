import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// The keys of the keyboard on the screen.
@MainActor
final class KeyboardView: UIView {
    private unowned let keyboard: Keyboard
    private var layout = KeyboardLayout()
    private var metrics: KeyboardMetrics
    /// The layout of the keys as they are.
    private var drawnLayout: KeyboardLayout?
    private var keys: [KeyboardKey] = []
    private var shift = Shift.off
    /// The keys below fingers.
    private var pressed: [(touch: UITouch, key: KeyboardKey)] = []
    private var lastShift: TimeInterval = -1
    private var lastSpace: TimeInterval = -1
    /// The text before the caret when the shift key was last set for it.
    private var lastText: String?
    private var repeating: HostClock.Ticket?
    private let balloon = KeyBalloon()

    private enum Shift: Equatable { case off, once, locked }

    /// The time within which a second tap locks the shift key, or ends a sentence.
    private static let doubleTap: TimeInterval = 0.35

    init(_ keyboard: Keyboard, _ metrics: KeyboardMetrics) {
        (self.keyboard, self.metrics) = (keyboard, metrics)
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    private var traits: (any UITextInputTraits)? { keyboard.input as? any UITextInputTraits }

    /// Shows the keys for another text.
    func begin(_ metrics: KeyboardMetrics) {
        self.metrics = metrics
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let type = traits?.keyboardType ?? .default
        layout = KeyboardLayout(type: type, page: KeyboardPage(type, isPad: isPad), isPad: isPad)
        switch traits?.keyboardAppearance ?? .default {
        case .dark: overrideUserInterfaceStyle = .dark
        case .light: overrideUserInterfaceStyle = .light
        case .default: overrideUserInterfaceStyle = .unspecified
        }
        (shift, lastText) = (.off, nil)
        follow()
    }

    /// Adapts the keys to the text: capital letters where a sentence begins, and the return key.
    func follow() {
        let before = textBeforeCaret
        if before != lastText {
            lastText = before
            if shift != .locked { shift = before.map(wantsCapital(after:)) == true ? .once : .off }
        }
        arrange()
    }

    private func arrange() {
        var new = layout
        var returnKey = traits?.returnKeyType ?? .default
        if returnKey == .default, keyboard.input is UISearchTextField { returnKey = .search }
        (new.returnTitle, new.isReturnProminent) = (returnKey.title, returnKey.isProminent)
        let hasText = (keyboard.input as? any UIKeyInput)?.hasText ?? false
        new.isReturnEnabled = traits?.enablesReturnKeyAutomatically != true || hasText
        // Beside a notch there are no keys.
        let safe = environment.windowSafeArea
        new.size = CGSize(width: max(0, bounds.width - safe.left - safe.right), height: metrics.keys)
        new.isShifted = shift != .off
        new.hasRoomBelow = metrics.bottom > 34
        new.offersMore = traits?.isSecureTextEntry != true
        layout = new
        guard new != drawnLayout else { return }
        drawnLayout = new
        keys = new.keys.map { key in
            var key = key
            key.frame = key.frame.offsetBy(dx: safe.left, dy: metrics.bar)
            return key
        }
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        follow()
    }

    /// The text before the caret, or nil for one that isn't known or is secret.
    private var textBeforeCaret: String? {
        guard traits?.isSecureTextEntry != true, let input = keyboard.input as? any UITextInput,
            let caret = input.selectedTextRange?.start,
            let range = input.textRange(from: input.beginningOfDocument, to: caret)
        else { return nil }
        return input.text(in: range) ?? ""
    }

    /// Returns whether the letter after a text is a capital one.
    private func wantsCapital(after before: String) -> Bool {
        switch traits?.autocapitalizationType ?? .none {
        case .none: return false
        case .allCharacters: return true
        case .words: return before.last?.isWhitespace ?? true
        case .sentences:
            guard let last = before.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace, let end = before.last(where: { !$0.isWhitespace }) else { return false }
            return ".!?".contains(end)
        }
    }

    // MARK: Keys

    private func key(at point: CGPoint) -> KeyboardKey? {
        guard point.y >= metrics.bar, point.y < metrics.bar + metrics.keys else { return nil }
        // The nearest key, as there are gaps between them.
        func distance(_ frame: CGRect) -> CGFloat {
            let (x, y) = (
                max(frame.minX - point.x, 0, point.x - frame.maxX), max(frame.minY - point.y, 0, point.y - frame.maxY)
            )
            return x * x + y * y
        }
        return keys.min { distance($0.frame) < distance($1.frame) }
    }

    private func press(_ key: KeyboardKey) {
        guard key.isEnabled else { return }
        switch key.action {
        case .text(" "): typeSpace()
        case .text(let text):
            keyboard.type(text)
            if shift == .once { shift = .off }
            // After an apostrophe a word goes on.
            if text == "'", layout.page != .letters { layout.page = .letters }
        case .shift: pressShift()
        case .delete: keyboard.delete()
        case .page(let page): layout.page = page
        case .enter: keyboard.type("\n")
        case .dismiss: keyboard.dismiss()
        case .emoji, .globe, .dictation: break
        }
        follow()
    }

    private func typeSpace() {
        let now = environment.now
        defer { lastSpace = now }
        if now - lastSpace <= Self.doubleTap, endsWordWithSpace {
            keyboard.delete()
            keyboard.type(". ")
        } else {
            keyboard.type(" ")
        }
        // Among the signs, a space leads back to the letters.
        if [.numbers, .symbols].contains(layout.page), layout.type != .numbersAndPunctuation {
            layout.page = .letters
        }
    }

    /// Whether a word and a space are before the caret.
    private var endsWordWithSpace: Bool {
        guard let end = textBeforeCaret?.suffix(2) else { return false }
        return end.count == 2 && end.last == " " && (end.first.map { $0.isLetter || $0.isNumber } ?? false)
    }

    private func pressShift() {
        let now = environment.now
        shift = shift == .off ? .once : now - lastShift <= Self.doubleTap && shift == .once ? .locked : .off
        lastShift = now
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let key = key(at: touch.location(in: self)), key.isEnabled else { continue }
            // The key below another finger counts now.
            let earlier = pressed
            pressed = []
            for (_, key) in earlier where key.action != .delete { press(key) }
            pressed.append((touch, key))
            if key.action == .delete { repeatDelete(after: 0.5) }
        }
        fingersChanged()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let place = pressed.firstIndex(where: { $0.touch === touch }),
                let key = key(at: touch.location(in: self)), pressed[place].key.action != .delete
            else { continue }
            pressed[place].key = key
        }
        fingersChanged()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let place = pressed.firstIndex(where: { $0.touch === touch }) else { continue }
            let key = pressed.remove(at: place).key
            stopRepeating()
            press(key)
        }
        fingersChanged()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressed.removeAll { touches.contains($0.touch) }
        stopRepeating()
        fingersChanged()
    }

    /// Deletes on and on while a finger rests on the key.
    private func repeatDelete(after delay: TimeInterval) {
        repeating = environment.schedule(after: delay, keepsAwake: false) { [weak self] in
            guard let self, self.pressed.contains(where: { $0.key.action == .delete }) else { return }
            self.keyboard.delete()
            self.repeatDelete(after: 0.1)
        }
    }

    private func stopRepeating() {
        if let repeating { environment.clock.cancel(repeating) }
        repeating = nil
    }

    private func fingersChanged() {
        setNeedsDisplay()
        guard !layout.isPad, let (_, key) = pressed.last, key.look == .plain, key.title.count == 1,
            !layout.page.isNumberPad
        else { return balloon.removeFromSuperview() }
        balloon.show(key, in: self)
    }

    // MARK: Looks

    override var perception: Perception {
        Perception(
            isWhole: true,
            parts: keys.map { key in
                Perception.Part(
                    text: key.title, frame: key.frame, isEnabled: key.isEnabled,
                    isSelected: key.action == .shift && shift != .off)
            })
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        pen.fill(bounds, KeyboardColors.ground)
        if metrics.bar > 40, !layout.isPad { paintSuggestionLines(pen) }
        for key in keys { KeyPainter(pen: pen, layout: layout).paint(key, state(of: key)) }
    }

    /// The lines between the three suggestions, of which there are none.
    private func paintSuggestionLines(_ pen: Pen) {
        for third: CGFloat in [1, 2] {
            let x = (bounds.width * third / 3 - 1).rounded(.up)
            pen.fill(CGRect(x: x, y: 10, width: 1, height: metrics.bar - 20), KeyboardColors.line)
        }
    }

    private func state(of key: KeyboardKey) -> KeyPainter.State {
        KeyPainter.State(
            isPressed: pressed.contains { $0.key == key }, isOn: key.action == .shift && shift != .off,
            isLocked: shift == .locked)
    }
}
