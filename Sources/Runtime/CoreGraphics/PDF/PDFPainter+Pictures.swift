import Foundation

/// Pictures that a drawing holds.
extension PDFPainter {
    private static let mostPixels = 1 << 26

    func draw(picture stream: PDFStream) {
        painted(alpha: state.fillAlpha) {
            guard let image = picture(stream) else { return }
            context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }

    /// Pictures whose bytes stand in the middle of the drawing. Their keys may be short.
    func drawInline(_ lexer: inout PDFLexer) {
        var dictionary: [String: PDFObject] = [:]
        reading: while true {
            switch lexer.next() {
            case .object(.name(let key)):
                guard let value = lexer.object() else { return }
                dictionary[Self.longKeys[key] ?? key] = value
            case .keyword("ID"): break reading
            case .end: return
            default: continue
            }
        }
        let start = min(lexer.position + 1, lexer.bytes.count)
        let end = endOfInline(lexer.bytes, from: start, dictionary)
        lexer.position = min(end.next, lexer.bytes.count)
        draw(picture: PDFStream(dictionary: dictionary, bytes: lexer.bytes[start..<max(start, end.end)]))
    }

    private static let longKeys = [
        "W": "Width", "H": "Height", "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "IM": "ImageMask",
        "F": "Filter", "DP": "DecodeParms", "I": "Interpolate",
    ]

    /// Where "EI" stands by itself. Plain pictures say how long they are.
    private func endOfInline(
        _ bytes: [UInt8], from start: Int, _ dictionary: [String: PDFObject]
    ) -> (end: Int, next: Int) {
        var position = start
        if dictionary["Filter"] == nil, let format = Format(dictionary, file, resources) { position += format.length }
        while position + 1 < bytes.count {
            let isMark = bytes[position] == UInt8(ascii: "E") && bytes[position + 1] == UInt8(ascii: "I")
            let isFree = position == start || PDFLexer.isSpace(bytes[position - 1]) || dictionary["Filter"] == nil
            let isEnd = position + 2 >= bytes.count || PDFLexer.isSpace(bytes[position + 2])
            if isMark, isFree, isEnd { return (position, position + 2) }
            position += 1
        }
        return (bytes.count, bytes.count)
    }

    /// What a picture's bytes mean.
    private struct Format {
        var width: Int
        var height: Int
        var bits: Int
        var space: PDFColorSpace
        var isStencil: Bool

        init?(_ dictionary: [String: PDFObject], _ file: PDFFile, _ resources: [String: PDFObject]) {
            guard let width = file.integer(dictionary["Width"]), let height = file.integer(dictionary["Height"]),
                (1...CGContext.longestSide).contains(width), (1...CGContext.longestSide).contains(height),
                width * height <= mostPixels
            else { return nil }
            isStencil = file.resolve(dictionary["ImageMask"]).bool == true
            bits = isStencil ? 1 : file.integer(dictionary["BitsPerComponent"]) ?? 8
            guard [1, 2, 4, 8, 16].contains(bits) else { return nil }
            (self.width, self.height) = (width, height)
            space = isStencil ? .gray : PDFColorSpace(dictionary["ColorSpace"], in: file, resources: resources) ?? .gray
        }

        var bytesPerRow: Int { (width * space.count * bits + 7) / 8 }
        var length: Int { bytesPerRow * height }
    }

    private func picture(_ stream: PDFStream) -> CGImage? {
        let (bytes, rest) = file.unpacked(stream)
        guard let rest else { return raw(bytes, stream.dictionary) }
        guard rest == "DCTDecode" || rest == "DCT", let image = CGImage(data: Data(bytes)) else {
            omitted.insert(.picture)
            return nil
        }
        return masked(image, by: stream.dictionary)
    }

    private func raw(_ bytes: [UInt8], _ dictionary: [String: PDFObject]) -> CGImage? {
        guard let format = Format(dictionary, file, resources), bytes.count >= format.length else { return nil }
        let decode = file.numbers(dictionary["Decode"]) ?? format.space.decode(bits: format.bits)
        guard decode.count >= format.space.count * 2 else { return nil }
        if format.isStencil {
            let ink = state.fill.space.rgb(state.fill.numbers)
            return image(bytes, format) { samples in samples[0] == (decode[0] > 0.5 ? 1 : 0) ? ink : nil }
        }
        let most = Double(1 << format.bits - 1)
        let isPlain = format.bits <= 8 && format.space.count == 1
        func color(_ samples: [UInt32]) -> (Double, Double, Double) {
            format.space.rgb(
                samples.enumerated().map { index, sample in
                    decode[index * 2] + Double(sample) / most * (decode[index * 2 + 1] - decode[index * 2])
                })
        }
        // Few different colours are worked out once.
        let table = isPlain ? (0...Int(most)).map { color([UInt32($0)]) } : []
        let hidden = file.numbers(dictionary["Mask"])
        let made = image(bytes, format) { samples in
            if let hidden, hidden.count >= samples.count * 2,
                samples.indices.allSatisfy({
                    (hidden[$0 * 2]...max(hidden[$0 * 2], hidden[$0 * 2 + 1])).contains(Double(samples[$0]))
                })
            {
                return nil
            }
            return isPlain ? table[Int(samples[0])] : color(samples)
        }
        return made.flatMap { masked($0, by: dictionary) }
    }

    /// Calls `color` for each pixel, row by row; nil is nothing at all.
    private func image(
        _ bytes: [UInt8], _ format: Format, _ color: ([UInt32]) -> (Double, Double, Double)?
    ) -> CGImage? {
        guard budget.take(format.width * format.height / 100),
            let canvas = CGContext(pixelsWide: format.width, pixelsHigh: format.height, scale: 1),
            let data = canvas.data
        else { return nil }
        var reader = PDFBits(bytes)
        var samples = [UInt32](repeating: 0, count: format.space.count)
        for y in 0..<format.height {
            let row = (data + y * canvas.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<format.width {
                for index in samples.indices { samples[index] = reader.next(format.bits) }
                guard let (red, green, blue) = color(samples) else { continue }
                func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
                row[x] = 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
            }
            reader.alignToByte()
        }
        return canvas.finishImage()
    }

    /// Through another picture's brightness, or where a stencil leaves it.
    private func masked(_ image: CGImage, by dictionary: [String: PDFObject]) -> CGImage? {
        guard let stream = file.stream(dictionary["SMask"]) ?? file.stream(dictionary["Mask"]) else { return image }
        var inner = stream
        let isStencil = file.stream(dictionary["SMask"]) == nil
        if isStencil {
            // As a picture of one bit: what is 0 lets through.
            inner.dictionary["ImageMask"] = nil
            inner.dictionary["BitsPerComponent"] = .number(1)
            inner.dictionary["ColorSpace"] = .name("DeviceGray")
            let isTurned = file.numbers(stream.dictionary["Decode"])?.first == 1
            inner.dictionary["Decode"] = .array(isTurned ? [.number(0), .number(1)] : [.number(1), .number(0)])
        }
        inner.dictionary["SMask"] = nil
        inner.dictionary["Mask"] = nil
        let width = max(image.width, file.integer(stream.dictionary["Width"]) ?? 0)
        let height = max(image.height, file.integer(stream.dictionary["Height"]) ?? 0)
        guard budget.take(width * height / 100), let mask = picture(inner),
            let canvas = CGContext(pixelsWide: width, pixelsHigh: height, scale: 1)
        else {
            return image
        }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        canvas.saveGState()
        canvas.clip(toUpright: mask, in: whole)
        canvas.drawUpright(image, in: whole)
        canvas.restoreGState()
        return canvas.finishImage()
    }
}
