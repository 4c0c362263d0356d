import CoreGraphics

extension TextAttributes {
    /// The attributes without what is only painted: colours, lines below and through the text, shadows and images.
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
    /// The part of the text that decides its glyphs, its advances and its lines.
    var unpainted: StyledText {
        StyledText(
            text, runs: runs.map { Run(range: $0.range, attributes: $0.attributes.unpainted) },
            paragraphs: paragraphs, attributes: attributes.unpainted, paragraph: paragraph)
    }
}
