import CoreGraphics
public import Foundation

/// A view at the beginning or end of a row of a list.
public struct UICellAccessory {
    /// When the view is there.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    /// The room for the view.
    public enum LayoutDimension: Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// Where a view of the app is, and when.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place among the accessories of the side.
        public typealias Position = ([UICellAccessory]) -> Int
    }

    /// How the view looks.
    public struct Options {
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var font: UIFont?
        public var style: Style

        public enum Style: Int, Sendable { case automatic, header, cell }

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, font: UIFont? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth) = (isHidden ?? false, reservedLayoutWidth ?? .actual)
            (self.tintColor, self.font, self.style) = (tintColor, font, style)
        }
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias OutlineDisclosureOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DetailOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias LabelOptions = Options
    public typealias ActionHandler = @MainActor () -> Void

    /// A view of the app as an accessory.
    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        public var isHidden: Bool
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .standard, tintColor)
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    enum Kind {
        case sign(UITableViewCell.AccessoryType)
        case outline, delete, insert, reorder, multiselect
        case label(String)
        case custom(UIView)
    }

    /// Whether the view isn't shown.
    public var isHidden: Bool { options.isHidden }
    /// The room for the view.
    public var reservedLayoutWidth: LayoutDimension { options.reservedLayoutWidth }
    let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    let options: Options
    let handler: ActionHandler?

    private init(
        _ kind: Kind, _ displayed: DisplayedState, _ options: Options, isLeading: Bool = false,
        _ handler: ActionHandler? = nil
    ) {
        (self.kind, self.displayed, self.options, self.isLeading) = (kind, displayed, options, isLeading)
        self.handler = handler
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { Self(.sign(.disclosureIndicator), displayed, options) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.outline, displayed, options, actionHandler) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.sign(.detailButton), displayed, options, actionHandler) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { Self(.sign(.checkmark), displayed, options) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.delete, displayed, options, isLeading: true, actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { Self(.insert, displayed, options, isLeading: true, actionHandler) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { Self(.reorder, displayed, options) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { Self(.multiselect, displayed, options, isLeading: true) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory { Self(.label(text), displayed, options) }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed, _):
            return Self(.custom(configuration.customView), displayed, options, isLeading: true)
        case .trailing(let displayed, _): return Self(.custom(configuration.customView), displayed, options)
        }
    }

    /// The place among the accessories of a side, whatever the order in which they are given: an arrow is at the end, before
    /// the control that moves the row.
    var rank: Int {
        switch kind {
        case .reorder: 2
        case .sign(.disclosureIndicator), .outline: 1
        default: 0
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}
