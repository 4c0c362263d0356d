import Foundation
import TextLayout

/// A paragraph style in a nib.
@MainActor
final class ArchivedParagraphStyle: NSParagraphStyle, NibDecodable, @unchecked Sendable {
    required init() { super.init() }

    init?(coder: NSCoder) {
        super.init()
        guard let nib = coder as? UINibDecoder else { return nil }
        values.alignment = nib.option("NSAlignment", as: NSTextAlignment.self)?.layout ?? .natural
        values.lineBreakMode = nib.option("NSLineBreakMode", as: NSLineBreakMode.self)?.layout ?? .wordWrapping
        values.lineSpacing = nib.number("NSLineSpacing") ?? 0
        values.paragraphSpacing = nib.number("NSParagraphSpacing") ?? 0
        values.paragraphSpacingBefore = nib.number("NSParagraphSpacingBefore") ?? 0
        values.headIndent = nib.number("NSHeadIndent") ?? 0
        values.tailIndent = nib.number("NSTailIndent") ?? 0
        values.firstLineHeadIndent = nib.number("NSFirstLineHeadIndent") ?? 0
        values.minimumLineHeight = nib.number("NSMinLineHeight") ?? 0
        values.maximumLineHeight = nib.number("NSMaxLineHeight") ?? 0
        values.baseWritingDirection = nib.option("NSWritingDirection") ?? .natural
        values.lineHeightMultiple = nib.number("NSLineHeightMultiple") ?? 0
    }
}
