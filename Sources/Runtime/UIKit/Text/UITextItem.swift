public import Foundation

/// A part of a text that does something: a link, an attachment, or what an app has tagged.
@preconcurrency @MainActor
public struct UITextItem {
    /// What the part is.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// What kind of part it is.
    public enum ContentType: Int, Sendable { case link, textAttachment, tag }

    public let content: Content
    public let range: NSRange
    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }

    /// The menu of a part.
    @preconcurrency @MainActor
    public struct MenuConfiguration {
        let menu: UIMenu
        let preview: MenuPreview?

        public init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
        public init(preview: MenuPreview?, menu: UIMenu) { (self.preview, self.menu) = (preview, menu) }
    }

    /// What is seen beside the menu of a part.
    @preconcurrency @MainActor
    public struct MenuPreview {
        let view: UIView?

        public static var `default`: MenuPreview { MenuPreview(view: nil) }
        public init(view: UIView) { self.view = view }
        private init(view: UIView?) { self.view = view }
    }
}
