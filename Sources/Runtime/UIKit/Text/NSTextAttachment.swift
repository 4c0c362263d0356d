public import CoreGraphics
public import Foundation
import TextLayout

/// An image in a text, in place of a character. Foundation for Linux takes no objects of its own as attributes of texts.
@preconcurrency @MainActor
open class NSTextAttachment {
    /// The character that an attachment takes the place of.
    nonisolated public static let character = 0xFFFC

    open var contents: Data? { didSet { picture = nil } }
    open var fileType: String?
    open var image: UIImage? { didSet { picture = nil } }
    /// The rectangle of the image, whose origin is on the baseline; an empty one has the size of the image.
    open var bounds = CGRect.zero { didSet { picture = nil } }
    /// The space on both sides of the attachment.
    open var lineLayoutPadding: CGFloat = 0 { didSet { picture = nil } }

    /// What the image looks like in a color, drawn once.
    private var picture: (color: CGColor, image: CGImage)?

    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
    }

    /// Reads what an archive has.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(forKey: "NSAttachmentContents") as? Data
        fileType = coder.decodeObject(forKey: "NSAttachmentFileType") as? String
    }

    public convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the image that is shown.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    /// Returns the rectangle of the image beside the baseline.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.isEmpty else { return bounds }
        let image = image(forBounds: .zero, textContainer: textContainer, characterIndex: charIndex)
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    /// Returns what the layout puts in place of a character. Templates have the color of the text.
    func placed(at index: Int, in color: CGColor) -> TextAttributes.Attachment {
        let rect = attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
        let image = image(forBounds: rect, textContainer: nil, characterIndex: index)
        // The padding keeps the sides of the image free.
        let size = CGSize(width: rect.width + 2 * max(lineLayoutPadding, 0), height: rect.height)
        return TextAttributes.Attachment(
            image: image.flatMap { drawn($0, rect.size, size, color) }, size: size, baselineOffset: rect.minY)
    }

    private func drawn(_ image: UIImage, _ size: CGSize, _ room: CGSize, _ color: CGColor) -> CGImage? {
        if let picture, picture.color == color { return picture.image }
        guard size.width > 0, size.height > 0 else { return nil }
        let rect = CGRect(x: (room.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        let drawing = UIGraphicsImageRenderer(size: room).image { _ in
            Pen()?.image(image, in: rect, tint: UIColor(cgColor: color))
        }
        guard let result = drawing.cgImage else { return nil }
        picture = (color, result)
        return result
    }
}

// Attachments are compared by identity.
extension NSTextAttachment: Hashable {
    nonisolated public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSMutableAttributedString {
    /// Gives characters of attachments their attachments only: others lose them.
    public func fixAttributes(in range: NSRange) {
        var others: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, run, _ in
            let text = (string as NSString).substring(with: run)
            guard value != nil, text.utf16.contains(where: { $0 != UInt16(NSTextAttachment.character) }) else { return }
            others.append(run)
        }
        for run in others { removeAttribute(.attachment, range: run) }
    }
}

extension NSAttributedString {
    /// Creates the text of an attachment: one character.
    @preconcurrency @MainActor
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns whether an attachment is in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        guard range.location >= 0, NSMaxRange(range) <= length else { return false }
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value != nil else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}
