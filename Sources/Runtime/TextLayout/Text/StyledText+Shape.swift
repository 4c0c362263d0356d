import CoreGraphics

extension TextAttributes {
    /// The attributes without those that only affect painting: colors, underlines and strikethroughs, shadows and
    /// images.
    var unpainted: TextAttributes {
        var attributes = TextAttributes(font: font)
        attributes.kern = kern
        attributes.tracking = tracking
        attributes.baselineOffset = baselineOffset
        if let attachment {
            attributes.attachment = Attachment(
                image: nil, size: attachment.size, baselineOffset: attachment.baselineOffset)
        }
        return attributes
    }
}

extension StyledText {
    /// The text without attributes that only affect painting.
    var unpainted: StyledText {
        StyledText(
            text, runs: runs.map { Run(range: $0.range, attributes: $0.attributes.unpainted) },
            paragraphs: paragraphs, attributes: attributes.unpainted, paragraph: paragraph)
    }
}
