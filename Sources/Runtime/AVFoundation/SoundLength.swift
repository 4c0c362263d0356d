import Foundation

/// How long a sound is, as far as its file says it simply: WAVE, AIFF, CAF, MP4, and MP3 of one rate. Others are taken for a second.
enum SoundLength {
    static func seconds(of data: Data) -> TimeInterval { MediaFile(data)?.duration ?? 1 }

    /// Returns how long a sound is, or nil if its file doesn't say it.
    static func known(of data: Data) -> TimeInterval? {
        let bytes = [UInt8](data)
        return wave(bytes) ?? aiff(bytes) ?? coreAudio(data) ?? mp3(bytes)
    }

    /// The length of a file of Core Audio: of packets that its table counts, or of plain samples.
    private static func coreAudio(_ data: Data) -> TimeInterval? {
        guard MediaBox.text(data, 0, 4) == "caff" else { return nil }
        var place = 8
        var (rate, bytesPerPacket, framesPerPacket) = (0.0, 0, 0)
        var (frames, size) = (0, 0)
        while place + 12 <= data.count {
            let length = MediaBox.number(data, place + 4, 8)
            let content = place + 12
            switch MediaBox.text(data, place, 4) {
            case "desc":
                rate = Double(bitPattern: UInt64(truncatingIfNeeded: MediaBox.number(data, content, 8)))
                bytesPerPacket = MediaBox.number(data, content + 16, 4)
                framesPerPacket = MediaBox.number(data, content + 20, 4)
            case "pakt": frames = MediaBox.number(data, content + 8, 8)
            case "data": size = length < 0 ? data.count - content : length
            default: break
            }
            guard length >= 0, length <= data.count - content else { break }
            place = content + length
        }
        if frames == 0, bytesPerPacket > 0 { frames = (size - 4) / bytesPerPacket * max(1, framesPerPacket) }
        return rate.isFinite && rate > 0 && frames > 0 ? Double(frames) / rate : nil
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int, isBig: Bool) -> Int {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        let part = bytes[place..<place + count]
        return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func hasText(_ text: String, _ bytes: [UInt8], at place: Int) -> Bool {
        place + text.utf8.count <= bytes.count && bytes[place...].starts(with: text.utf8)
    }

    /// Calls a closure with the name and place of each chunk of a file.
    private static func chunks(_ bytes: [UInt8], isBig: Bool, _ body: (String, Int, Int) -> Void) {
        var place = 12
        while place + 8 <= bytes.count {
            let size = number(bytes, place + 4, 4, isBig: isBig)
            body(String(decoding: bytes[place..<place + 4], as: UTF8.self), place + 8, size)
            place += 8 + size + size % 2
        }
    }

    private static func wave(_ bytes: [UInt8]) -> TimeInterval? {
        guard hasText("RIFF", bytes, at: 0), hasText("WAVE", bytes, at: 8) else { return nil }
        var (rate, size) = (0, 0)
        chunks(bytes, isBig: false) { name, place, length in
            if name == "fmt " { rate = number(bytes, place + 8, 4, isBig: false) }
            if name == "data" { size = min(length, bytes.count - place) }
        }
        return rate > 0 ? Double(size) / Double(rate) : nil
    }

    private static func aiff(_ bytes: [UInt8]) -> TimeInterval? {
        guard hasText("FORM", bytes, at: 0), hasText("AIF", bytes, at: 8) else { return nil }
        var (frames, rate) = (0, 0.0)
        chunks(bytes, isBig: true) { name, place, _ in
            guard name == "COMM" else { return }
            frames = number(bytes, place + 2, 4, isBig: true)
            // An extended number: an exponent, and 64 bits.
            let exponent = number(bytes, place + 8, 2, isBig: true) - 16383 - 31
            rate = Double(number(bytes, place + 10, 4, isBig: true)) * pow(2, Double(exponent))
        }
        return rate > 0 ? Double(frames) / rate : nil
    }

    private static let rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]

    private static func mp3(_ bytes: [UInt8]) -> TimeInterval? {
        var place = 0
        if hasText("ID3", bytes, at: 0), bytes.count > 10 {
            place = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 127) }
        }
        while place + 4 < bytes.count, !(bytes[place] == 0xFF && bytes[place + 1] & 0xFE == 0xFA) { place += 1 }
        guard place + 4 < bytes.count else { return nil }
        let rate = rates[Int(bytes[place + 2] >> 4)] * 1000
        return rate > 0 ? Double(bytes.count - place) * 8 / Double(rate) : nil
    }
}
