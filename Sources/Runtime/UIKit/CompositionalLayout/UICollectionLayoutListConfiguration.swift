import CoreGraphics
public import Foundation

/// The lines between the rows of a list.
public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var color: UIColor = .separator
    /// The color between selected rows where several can be selected. Separators keep theirs here.
    public var multipleSelectionColor: UIColor = .separator
    /// The insets from the row's text and its end; by default there are none.
    public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// How a section looks that is a list.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    public let appearance: Appearance
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// The space above each header, or nil for the usual one.
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    }

    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
    var isInset: Bool { appearance == .insetGrouped || appearance == .sidebar }

    /// The color behind the rows.
    var groundColor: UIColor { backgroundColor ?? (isGrouped ? .systemGroupedBackground : .systemBackground) }

    /// Adds the space around a section, which is that of a table view.
    func space(_ insets: inout NSDirectionalEdgeInsets, isFirst: Bool, isFollowed: Bool) {
        guard isGrouped else {
            if headerMode == .none, let headerTopPadding { insets.top += headerTopPadding }
            return
        }
        if headerMode == .none { insets.top += headerTopPadding ?? (isFirst ? 35 : 17.5) }
        if footerMode == .none { insets.bottom += 17.5 }
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section whose items are the rows of a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        if configuration.isInset {
            let side = UIView.sideMargin(ofWidth: layoutEnvironment.container.contentSize.width)
            (section.contentInsets.leading, section.contentInsets.trailing) = (side, side)
        }
        let titleSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: titleSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: titleSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
            section.boundarySupplementaryItems.append(footer)
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout all of whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// Where a cell or title is in a list, which decides how it looks.
struct ListPlace {
    var list: UICollectionLayoutListConfiguration
    var isTitle = false
    var isFirst = false
    var isLast = false
    var indexPath: IndexPath

    /// The separator of the row, with what the app says of it.
    @MainActor var separator: UIListSeparatorConfiguration {
        let usual = list.separatorConfiguration
        return list.itemSeparatorHandler?(indexPath, usual) ?? usual
    }

    /// Whether there is a line below the row.
    @MainActor func showsLine(_ separator: UIListSeparatorConfiguration) -> Bool {
        guard list.showsSeparators, !isTitle else { return false }
        switch separator.bottomSeparatorVisibility {
        case .visible: return true
        case .hidden: return false
        case .automatic: return !isLast || !list.isGrouped
        }
    }

    @MainActor func showsTopLine(_ separator: UIListSeparatorConfiguration) -> Bool {
        list.showsSeparators && !isTitle && separator.topSeparatorVisibility == .visible
    }
}

extension UICollectionView {
    /// Shows the background of a list where the app hasn't chosen one.
    func showListBackground(_ list: UICollectionLayoutListConfiguration) {
        if backgroundColor == .systemBackground { backgroundColor = list.groundColor }
    }
}
