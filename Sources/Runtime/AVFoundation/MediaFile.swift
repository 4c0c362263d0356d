import CoreGraphics
import Foundation

/// What a file of a film or a sound says about itself: its length, its tracks, and its title and the like. Films of ISO's base media format
/// (MP4, M4A, QuickTime: ISO 14496-12) are read box by box, MP3 by its ID3 tag, other sounds by their headers.
struct MediaFile: Sendable {
    struct Track: Sendable {
        var identifier: Int32 = 0
        var type = AVMediaType.video
        var isEnabled = true
        var duration: TimeInterval = 0
        var timescale: Int32 = 600
        var size = CGSize.zero
        var transform = CGAffineTransform.identity
        var format = ""
        var samples = 0
        var bytes = 0
        var language = ""
    }

    /// A title, an artist, a picture.
    struct Entry: Sendable {
        var key: String
        var text: String?
        var data: Data?
    }

    var duration: TimeInterval = 0
    var tracks: [Track] = []
    var entries: [Entry] = []
    /// Whether the entries are those of an ID3 tag.
    var hasTag = false

    init?(_ url: URL) {
        // A sound's address may be a path without a scheme.
        let file = url.scheme == nil ? URL(fileURLWithPath: url.path) : url
        guard file.isFileURL, let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
        self.init(data)
    }

    init?(_ data: Data) {
        if MediaBox.named("moov", in: data[...]) != nil {
            readMovie(data[...])
            return
        }
        guard let seconds = SoundLength.known(of: data) else { return nil }
        duration = seconds
        tracks = [Track(identifier: 1, type: .audio, duration: seconds, timescale: 44_100, bytes: data.count)]
        entries = MediaTag.entries(of: data)
        hasTag = !entries.isEmpty
    }

    // MARK: Films

    private mutating func readMovie(_ data: Data) {
        guard let movie = MediaBox.named("moov", in: data) else { return }
        if let header = MediaBox.named("mvhd", in: movie) { duration = Self.length(header, short: 12, long: 20) }
        for box in MediaBox.all(in: movie) where box.type == "trak" { tracks.append(Self.track(box.content)) }
        let list = MediaBox.named("udta", in: movie).flatMap { MediaBox.named("meta", in: $0) }
            // A box with a version before its content.
            .flatMap { MediaBox.named("ilst", in: $0.dropFirst(4)) ?? MediaBox.named("ilst", in: $0) }
        for box in list.map(MediaBox.all) ?? [] {
            guard let value = MediaBox.named("data", in: box.content), value.count >= 8 else { continue }
            let kind = MediaBox.number(value, 0, 4)
            let bytes = Data(value.dropFirst(8))
            let text = kind == 1 ? String(decoding: bytes, as: UTF8.self) : nil
            entries.append(Entry(key: box.type, text: text, data: text == nil ? bytes : nil))
        }
    }

    /// Returns the seconds that a header with a scale and a duration says; both are of 64 bits in its second version.
    private static func length(_ header: Data, short: Int, long: Int) -> TimeInterval {
        let isLong = MediaBox.number(header, 0, 1) == 1
        let scale = MediaBox.number(header, isLong ? long : short, 4)
        let duration = MediaBox.number(header, (isLong ? long : short) + 4, isLong ? 8 : 4)
        return scale > 0 ? Double(duration) / Double(scale) : 0
    }

    private static func track(_ box: Data) -> Track {
        var track = Track()
        if let header = MediaBox.named("tkhd", in: box) {
            let shift = MediaBox.number(header, 0, 1) == 1 ? 12 : 0
            track.isEnabled = MediaBox.number(header, 3, 1) & 1 == 1
            track.identifier = Int32(truncatingIfNeeded: MediaBox.number(header, 12 + shift * 2 / 3, 4))
            let matrix = (0..<9).map { MediaBox.fixed(header, 40 + shift + 4 * $0) }
            if matrix[0] != 0 || matrix[1] != 0 {
                track.transform = CGAffineTransform(
                    a: matrix[0], b: matrix[1], c: matrix[3], d: matrix[4], tx: matrix[6], ty: matrix[7])
            }
            track.size = CGSize(
                width: MediaBox.fixed(header, 76 + shift), height: MediaBox.fixed(header, 80 + shift))
        }
        guard let media = MediaBox.named("mdia", in: box) else { return track }
        if let header = MediaBox.named("mdhd", in: media) {
            track.duration = length(header, short: 12, long: 20)
            let isLong = MediaBox.number(header, 0, 1) == 1
            track.timescale = Int32(truncatingIfNeeded: MediaBox.number(header, isLong ? 20 : 12, 4))
            let code = MediaBox.number(header, isLong ? 32 : 20, 2)
            let letters = [10, 5, 0].map { UInt8(truncatingIfNeeded: code >> $0 & 31) + 96 }
            track.language = String(decoding: letters, as: UTF8.self)
        }
        if let handler = MediaBox.named("hdlr", in: media) {
            track.type = AVMediaType(rawValue: MediaBox.text(handler, 8, 4))
        }
        let table = MediaBox.named("minf", in: media).flatMap { MediaBox.named("stbl", in: $0) }
        if let formats = table.flatMap({ MediaBox.named("stsd", in: $0) }) {
            track.format = MediaBox.text(formats, 12, 4)
        }
        if let sizes = table.flatMap({ MediaBox.named("stsz", in: $0) }) {
            let each = MediaBox.number(sizes, 4, 4)
            track.samples = MediaBox.number(sizes, 8, 4)
            let listed = min(track.samples, max(0, (sizes.count - 12) / 4))
            track.bytes =
                each > 0
                ? each * track.samples : (0..<listed).reduce(0) { $0 + MediaBox.number(sizes, 12 + 4 * $1, 4) }
        }
        return track
    }
}

/// A box of ISO's base media format: a length, a type of four letters, and what it contains.
enum MediaBox {
    static func all(in data: Data) -> [(type: String, content: Data)] {
        var boxes: [(type: String, content: Data)] = []
        var place = 0
        while place + 8 <= data.count {
            var (size, head) = (number(data, place, 4), 8)
            if size == 1 { (size, head) = (number(data, place + 8, 8), 16) }
            if size == 0 { size = data.count - place }
            guard size >= head, size <= data.count - place else { break }
            let start = data.startIndex + place
            boxes.append((text(data, place + 4, 4), data[start + head..<start + size]))
            place += size
        }
        return boxes
    }

    static func named(_ type: String, in data: Data) -> Data? { all(in: data).first { $0.type == type }?.content }

    /// Returns a number whose first byte is the highest, or 0 beyond the end.
    static func number(_ data: Data, _ place: Int, _ count: Int) -> Int {
        guard place >= 0, place + count <= data.count else { return 0 }
        let start = data.startIndex + place
        return Int(truncatingIfNeeded: data[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// Returns a number of 16 bits before and after the point.
    static func fixed(_ data: Data, _ place: Int) -> CGFloat {
        CGFloat(Int32(truncatingIfNeeded: number(data, place, 4))) / 65_536
    }

    static func text(_ data: Data, _ place: Int, _ count: Int) -> String {
        guard place >= 0, place + count <= data.count else { return "" }
        let start = data.startIndex + place
        // Names of four letters are of Latin-1: `©nam`.
        return String(decoding: data[start..<start + count].map { UInt16($0) }, as: UTF16.self)
    }
}

/// The tag of an MP3 file: ID3 in its versions 2.2 to 2.4.
enum MediaTag {
    static func entries(of data: Data) -> [MediaFile.Entry] {
        guard data.count > 10, MediaBox.text(data, 0, 3) == "ID3" else { return [] }
        let version = MediaBox.number(data, 3, 1)
        let end = min(data.count, 10 + synchsafe(data, 6))
        let (letters, head) = version == 2 ? (3, 6) : (4, 10)
        var entries: [MediaFile.Entry] = []
        var place = 10
        while place + head <= end {
            let name = MediaBox.text(data, place, letters)
            let size =
                version == 4 ? synchsafe(data, place + letters) : MediaBox.number(data, place + letters, letters)
            guard size > 0, place + head + size <= end, name.first?.isLetter == true else { break }
            let start = data.startIndex + place + head
            if let entry = entry(name, data[start..<start + size]) { entries.append(entry) }
            place += head + size
        }
        return entries
    }

    /// Returns a number of four times seven bits.
    private static func synchsafe(_ data: Data, _ place: Int) -> Int {
        (0..<4).reduce(0) { $0 << 7 | MediaBox.number(data, place + $1, 1) & 127 }
    }

    private static func entry(_ name: String, _ content: Data) -> MediaFile.Entry? {
        let encoding = content.first ?? 0
        if name.hasPrefix("T") {
            let text = string(content.dropFirst(), encoding).trimmingCharacters(in: CharacterSet(charactersIn: "\0"))
            return MediaFile.Entry(key: name, text: text)
        }
        guard name == "APIC" || name == "PIC" else { return nil }
        // The kind of the picture and its description are between the type of the file and its bytes.
        var rest = content.dropFirst(name == "PIC" ? 4 : 1)
        if name == "APIC" { rest = rest.drop { $0 != 0 }.dropFirst() }
        rest = rest.dropFirst()
        let isWide = encoding == 1 || encoding == 2
        while rest.count > 1, isWide ? !(rest.first == 0 && rest.dropFirst().first == 0) : rest.first != 0 {
            rest = rest.dropFirst(isWide ? 2 : 1)
        }
        return MediaFile.Entry(key: name, data: Data(rest.dropFirst(isWide ? 2 : 1)))
    }

    private static func string(_ bytes: Data, _ encoding: UInt8) -> String {
        switch encoding {
        case 1: String(data: Data(bytes), encoding: .utf16) ?? ""
        case 2: String(data: Data(bytes), encoding: .utf16BigEndian) ?? ""
        case 3: String(decoding: bytes, as: UTF8.self)
        default: String(data: Data(bytes), encoding: .isoLatin1) ?? ""
        }
    }
}
