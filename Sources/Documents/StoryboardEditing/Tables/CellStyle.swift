import StoryboardModel
import SystemStyles

/// The styles of table view cells that have labels.
enum CellStyle: String, CaseIterable {
    case custom, basic, rightDetail, leftDetail, subtitle

    /// The style's name in documents, or nil for a cell without labels.
    var attribute: String? {
        switch self {
        case .custom: nil
        case .basic: "IBUITableViewCellStyleDefault"
        case .rightDetail: "IBUITableViewCellStyleValue1"
        case .leftDetail: "IBUITableViewCellStyleValue2"
        case .subtitle: "IBUITableViewCellStyleSubtitle"
        }
    }

    var hasDetail: Bool { self == .rightDetail || self == .leftDetail || self == .subtitle }
    var hasImage: Bool { self != .custom && self != .leftDetail }

    struct Text {
        var frame: DocumentRect
        var text: String
        var alignment: String
        var textStyle: SystemTextStyle
        var isSecondary = false
    }

    /// Returns the main label of a cell with a content view of some size.
    func title(width: Double, height: Double) -> Text {
        let middle = ((height - 20) / 2).rounded()
        return switch self {
        case .leftDetail:
            Text(
                frame: DocumentRect(x: 16, y: ((height - 16) / 2).rounded(), width: 91, height: 16), text: "Title",
                alignment: "right", textStyle: .caption1)
        case .subtitle:
            Text(
                frame: DocumentRect(x: 16, y: 5, width: 34, height: 20.5), text: "Title", alignment: "natural",
                textStyle: .body)
        case .rightDetail:
            Text(
                frame: DocumentRect(x: 16, y: middle, width: 34, height: 20.5), text: "Title", alignment: "natural",
                textStyle: .body)
        case .basic, .custom:
            Text(
                frame: DocumentRect(x: 16, y: 0, width: max(0, width - 32), height: height), text: "Title",
                alignment: "natural", textStyle: .body)
        }
    }

    func detail(width: Double, height: Double) -> Text {
        let middle = ((height - 20) / 2).rounded()
        return switch self {
        case .leftDetail:
            Text(
                frame: DocumentRect(x: 113, y: ((height - 16) / 2).rounded(), width: 35, height: 16), text: "Detail",
                alignment: "natural", textStyle: .caption1)
        case .subtitle:
            Text(
                frame: DocumentRect(x: 16, y: 25.5, width: 44, height: 14.5), text: "Subtitle", alignment: "natural",
                textStyle: .caption1)
        default:
            Text(
                frame: DocumentRect(x: max(16, width - 60), y: middle, width: 44, height: 20.5), text: "Detail",
                alignment: "right", textStyle: .body, isSecondary: true)
        }
    }
}
