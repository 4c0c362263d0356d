import Foundation

/// A key of the keyboard on the screen.
struct KeyboardKey: Equatable {
    enum Action: Equatable {
        case text(String)
        case shift
        case delete
        case page(KeyboardPage)
        case enter
        case dismiss
        /// Keys for what isn't here: emoji, other languages, dictation.
        case emoji, globe, dictation
    }

    enum Look: Equatable {
        /// A letter, a digit or a sign.
        case plain
        /// A key that types nothing.
        case function
        /// A return key that finishes something.
        case prominent
        /// A sign without a key around it, at the corner of a pad.
        case bare
    }

    var action: Action
    var title: String
    /// The letters below a digit.
    var subtitle: String?
    var look = Look.plain
    var frame = CGRect.zero
    var isEnabled = true
}

/// The keys that are shown together.
enum KeyboardPage: Equatable {
    case letters, numbers, symbols
    case numberPad, decimalPad, phonePad, phoneSigns

    /// The page that a keyboard begins with.
    @MainActor
    init(_ type: UIKeyboardType, isPad: Bool) {
        self =
            switch type {
            case .numbersAndPunctuation: .numbers
            case .numberPad, .asciiCapableNumberPad: isPad ? .numbers : .numberPad
            case .decimalPad: isPad ? .numbers : .decimalPad
            case .phonePad: isPad ? .numbers : .phonePad
            default: .letters
            }
    }

    /// Whether the page is a pad of twelve large keys.
    var isNumberPad: Bool {
        switch self {
        case .letters, .numbers, .symbols: false
        case .numberPad, .decimalPad, .phonePad, .phoneSigns: true
        }
    }
}

/// Where the keys of a keyboard are: the layout of Apple's keyboards for English.
struct KeyboardLayout: Equatable {
    var type = UIKeyboardType.default
    var page = KeyboardPage.letters
    var isShifted = false
    var returnTitle = "return"
    /// Whether the return key finishes something, such as a search.
    var isReturnProminent = false
    var isReturnEnabled = true
    var isPad = false
    /// Whether there is room for keys below the others, as on phones without a home button.
    var hasRoomBelow = false
    /// Whether there are keys for emoji and dictation, which secret texts don't have.
    var offersMore = true
    /// The size of the part with keys.
    var size = CGSize.zero

    var keys: [KeyboardKey] {
        if page.isNumberPad { return padKeys }
        return isPad ? tabletKeys : phoneKeys
    }

    // MARK: Rows

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let numbers = ["1234567890", "-/:;()$&@\"", ".,?!'"]
    private static let symbols = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    /// Those of tablets, which have room for digits on both pages of signs.
    private static let wideNumbers = ["1234567890", "@#$&*()'\"", "%-+=/;:,."]
    private static let wideSymbols = ["1234567890", "€£¥_^[]{}", "§|~…\\<>!?"]

    private var rows: [[KeyboardKey]] {
        let texts =
            switch page {
            case .numbers: isPad ? Self.wideNumbers : Self.numbers
            case .symbols: isPad ? Self.wideSymbols : Self.symbols
            default: isShifted ? Self.letters.map { $0.uppercased() } : Self.letters
            }
        return texts.map { row in row.map { Self.plain(String($0)) } }
    }

    private static func plain(_ text: String) -> KeyboardKey { KeyboardKey(action: .text(text), title: text) }

    private func function(_ action: KeyboardKey.Action, _ title: String) -> KeyboardKey {
        KeyboardKey(action: action, title: title, look: .function)
    }

    private var delete: KeyboardKey { function(.delete, "delete") }
    private var enter: KeyboardKey {
        KeyboardKey(
            action: .enter, title: returnTitle, look: isReturnProminent && isReturnEnabled ? .prominent : .function,
            isEnabled: isReturnEnabled)
    }
    private var space: KeyboardKey { KeyboardKey(action: .text(" "), title: "space") }
    /// The key at the left of the third row.
    private var side: KeyboardKey {
        switch page {
        case .numbers: function(.page(.symbols), "#+=")
        case .symbols: function(.page(.numbers), "123")
        default: function(.shift, "shift")
        }
    }
    /// The key that changes between letters and numbers.
    private var change: KeyboardKey {
        if page != .letters { return function(.page(.letters), "ABC") }
        let isName = type == .namePhonePad && !isPad
        return function(.page(isName ? .phonePad : .numbers), isPad ? ".?123" : "123")
    }

    /// The keys between the one that changes the page and the return key, with their shares of the room.
    private var middle: [(key: KeyboardKey, share: CGFloat)] {
        let space = space
        switch type {
        case .emailAddress where page == .letters:
            return [(space, 0.56), (Self.plain("@"), 0.22), (Self.plain("."), 0.22)]
        case .URL where page == .letters:
            return [(Self.plain("."), 0.32), (Self.plain("/"), 0.32), (Self.plain(".com"), 0.36)]
        case .webSearch where page == .letters: return [(space, 0.78), (Self.plain("."), 0.22)]
        case .twitter where page == .letters:
            return [(space, 0.56), (Self.plain("@"), 0.22), (Self.plain("#"), 0.22)]
        default: return [(space, 1)]
        }
    }

    // MARK: Phones

    /// The rows of a phone, as in pictures of iOS 13.3 on five phones: keys 42 points high every 54 on phones 375 wide,
    /// 45 every 56 on those 414 wide; 6 between neighbors.
    private var phoneKeys: [KeyboardKey] {
        let isLow = size.height < 190
        let (gap, edge): (CGFloat, CGFloat) = (6, size.width >= 414 ? 4 : 3)
        let pitch = isLow ? size.height / 4 : (size.height / 4).rounded(.down)
        let height = (pitch - (isLow ? 7 : size.height > 220 ? 11 : 12)).rounded(.down)
        let top: CGFloat = isLow ? 4 : 8
        // Letters are a whole number of half points wide.
        let width = ((size.width - 2 * edge - 9 * gap) / 10 * 2).rounded(.down) / 2
        func row(_ number: Int) -> CGFloat { top + CGFloat(number) * pitch }
        let rows = rows
        var keys: [KeyboardKey] = []
        for number in 0..<2 { keys += centered(rows[number], width, gap, row(number), height) }
        keys += third(rows[2], width, gap, edge, row(2), height)
        keys += last(width, gap, edge, row(3), height)
        return keys + keysBelow
    }

    /// The keys below the others: signs at the corners, 26 and 19 points wide, 27 above the end of the screen.
    private var keysBelow: [KeyboardKey] {
        guard hasRoomBelow, offersMore, size.height >= 190 else { return [] }
        let middle = size.height + 34.5
        func key(_ action: KeyboardKey.Action, _ title: String, _ x: CGFloat) -> KeyboardKey {
            KeyboardKey(
                action: action, title: title, look: .bare,
                frame: CGRect(x: x - 22, y: middle - 22, width: 44, height: 44))
        }
        return [key(.globe, "Next keyboard", 41.2), key(.dictation, "Dictate", size.width - 40.7)]
    }

    private func centered(
        _ row: [KeyboardKey], _ width: CGFloat, _ gap: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) -> [KeyboardKey] {
        let count = CGFloat(row.count)
        return placed(row, from: (size.width - count * width - (count - 1) * gap) / 2, width, gap, y, height)
    }

    private func placed(
        _ row: [KeyboardKey], from x: CGFloat, _ width: CGFloat, _ gap: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) -> [KeyboardKey] {
        row.enumerated().map { place, key in
            var key = key
            key.frame = CGRect(x: x + CGFloat(place) * (width + gap), y: y, width: width, height: height)
            return key
        }
    }

    /// The third row: a key at each side of the letters or signs.
    private func third(
        _ row: [KeyboardKey], _ width: CGFloat, _ gap: CGFloat, _ edge: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) -> [KeyboardKey] {
        let sideWidth = size.width >= 414 ? 45 : (width * 1.33).rounded()
        var (left, right) = (side, delete)
        left.frame = CGRect(x: edge, y: y, width: sideWidth, height: height)
        right.frame = CGRect(x: size.width - edge - sideWidth, y: y, width: sideWidth, height: height)
        let inner = page == .letters ? width : (size.width - 2 * edge - 2 * sideWidth - 2 * 2.3 * gap - 4 * gap) / 5
        return [left] + centered(row, inner, gap, y, height) + [right]
    }

    /// The last row, whose keys end where letters of the third row do: the keys at the left with the first letter, the
    /// space with the last but one.
    private func last(
        _ width: CGFloat, _ gap: CGFloat, _ edge: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) -> [KeyboardKey] {
        let first = (size.width - 7 * width - 6 * gap) / 2
        func box(_ from: CGFloat, _ to: CGFloat) -> CGRect { CGRect(x: from, y: y, width: to - from, height: height) }
        var (left, right) = (change, enter)
        right.frame = box(size.width - first - width, size.width - edge)
        var keys: [KeyboardKey] = []
        var start = first + width + gap
        if offersMore {
            let half = (first + width - edge - gap) / 2
            left.frame = box(edge, edge + half)
            var emoji = function(.emoji, "Emoji")
            emoji.frame = box(edge + half + gap, first + width)
            keys = [left, emoji]
            if !hasRoomBelow {
                var dictation = KeyboardKey(action: .dictation, title: "Dictate")
                dictation.frame = box(start, start + width)
                start += width + gap
                keys.append(dictation)
            }
        } else {
            left.frame = box(edge, first + width)
            keys = [left]
        }
        return keys + divided(box(start, right.frame.minX - gap), gap) + [right]
    }

    private func divided(_ room: CGRect, _ gap: CGFloat) -> [KeyboardKey] {
        let parts = middle
        let net = room.width - CGFloat(parts.count - 1) * gap
        var x = room.minX
        return parts.map { part in
            var key = part.key
            key.frame = CGRect(x: x, y: room.minY, width: net * part.share, height: room.height)
            x = key.frame.maxX + gap
            return key
        }
    }

    // MARK: Tablets

    private var tabletKeys: [KeyboardKey] {
        let isLarge = size.height > 300
        let (gap, edge): (CGFloat, CGFloat) = isLarge ? (14, 6) : (12, 6)
        let pitch = size.height / 4
        let height = pitch - (isLarge ? 11 : 9)
        let width = (size.width - 2 * edge - 10 * gap) / 11
        func row(_ number: Int) -> CGFloat { 4 + CGFloat(number) * pitch }
        let rows = rows
        var keys = filling(rows[0] + [delete], edge, edge, width, gap, row(0), height)
        keys += filling(rows[1] + [enter], edge + width * 0.45, edge, width, gap, row(1), height)
        let signs = page == .letters ? [",", "."].map(Self.plain) : []
        let ends = side
        keys += filling([ends] + rows[2] + signs + [ends], edge, edge, width, gap, row(2), height)
        keys += bottom(edge, gap, width, row(3), height)
        return keys
    }

    /// Places a row; its last key reaches the right edge.
    private func filling(
        _ row: [KeyboardKey], _ left: CGFloat, _ right: CGFloat, _ width: CGFloat, _ gap: CGFloat, _ y: CGFloat,
        _ height: CGFloat
    ) -> [KeyboardKey] {
        var keys = placed(row, from: left, width, gap, y, height)
        guard let last = keys.indices.last else { return keys }
        keys[last].frame.size.width = size.width - right - keys[last].frame.minX
        return keys
    }

    private func bottom(
        _ edge: CGFloat, _ gap: CGFloat, _ width: CGFloat, _ y: CGFloat, _ height: CGFloat
    ) -> [KeyboardKey] {
        var (left, right, dismiss) = (change, change, function(.dismiss, "dismiss"))
        let sideWidth = width * 1.6
        left.frame = CGRect(x: edge, y: y, width: sideWidth, height: height)
        dismiss.frame = CGRect(x: size.width - edge - width, y: y, width: width, height: height)
        right.frame = CGRect(x: dismiss.frame.minX - gap - sideWidth, y: y, width: sideWidth, height: height)
        let room = CGRect(
            x: left.frame.maxX + gap, y: y, width: right.frame.minX - left.frame.maxX - 2 * gap, height: height)
        return [left] + divided(room, gap) + [right, dismiss]
    }

    // MARK: Pads of digits

    private static let digits: [(String, String?)] = [
        ("1", nil), ("2", "ABC"), ("3", "DEF"), ("4", "GHI"), ("5", "JKL"), ("6", "MNO"), ("7", "PQRS"), ("8", "TUV"),
        ("9", "WXYZ"),
    ]

    private var padKeys: [KeyboardKey] {
        var cells: [KeyboardKey?]
        if page == .phoneSigns {
            cells = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(Self.plain)
            for (place, sign) in [(3, "+"), (4, "*"), (5, "#")] { cells[place] = Self.plain(sign) }
        } else {
            cells = Self.digits.map { digit, letters in
                KeyboardKey(action: .text(digit), title: digit, subtitle: page == .decimalPad ? nil : letters)
            }
        }
        cells += [corner, Self.plain("0"), KeyboardKey(action: .delete, title: "delete", look: .bare)]
        let (gap, edge): (CGFloat, CGFloat) = (6, 6)
        let pitch = size.height / 4
        let width = (size.width - 2 * edge - 2 * gap) / 3
        return cells.enumerated().compactMap { place, cell in
            guard var key = cell else { return nil }
            key.frame = CGRect(
                x: edge + CGFloat(place % 3) * (width + gap), y: 6 + CGFloat(place / 3) * pitch, width: width,
                height: pitch - 7)
            return key
        }
    }

    /// The key at the lower left of a pad.
    private var corner: KeyboardKey? {
        switch page {
        case .decimalPad: KeyboardKey(action: .text("."), title: ".", look: .bare)
        case .phonePad where type == .namePhonePad:
            KeyboardKey(action: .page(.letters), title: "ABC", look: .bare)
        case .phonePad: KeyboardKey(action: .page(.phoneSigns), title: "+*#", look: .bare)
        case .phoneSigns: KeyboardKey(action: .page(.phonePad), title: "123", look: .bare)
        default: nil
        }
    }
}

extension UIReturnKeyType {
    var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// Whether the key is blue.
    var isProminent: Bool {
        switch self {
        case .default, .next, .continue: false
        default: true
        }
    }
}
