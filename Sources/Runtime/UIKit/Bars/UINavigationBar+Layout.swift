import CoreGraphics
import Foundation

/// The views of a navigation bar for its top item.
@MainActor
final class NavigationBarParts {
    let background: BarBackground
    let title = BarLabel()
    let largeTitle = BarLabel()
    /// What is shown of the large title.
    let largeTitleRoom = UIView()
    let prompt = BarLabel()
    let back = BackButton(frame: .zero)
    var titleView: UIView?
    var buttons: [BarButton] = []

    init(background: BarBackground = BarBackground()) {
        self.background = background
        largeTitleRoom.clipsToBounds = true
        largeTitleRoom.isUserInteractionEnabled = false
        largeTitleRoom.addSubview(largeTitle)
    }
}

/// The layout of a navigation bar.
extension UINavigationBar {
    private static let rowHeight: CGFloat = 44
    private static let spacing: CGFloat = 16
    /// The height below which so little of a large title is in sight that the title is in its row.
    private static let leastLargeTitle: CGFloat = 12
    /// The height of a search bar below the title: the field and the margin below it.
    static let searchHeight: CGFloat = 52

    private var isBlack: Bool { barStyle != .default }
    private var metrics: UIBarMetrics { barMetrics(hasPrompt: topItem?.prompt?.isEmpty == false) }

    func layoutParts() {
        layoutBackground()
        guard let item = topItem else { return removeParts() }
        item.changed = { [weak self] in self?.setNeedsLayout() }
        for button in item.leftItems(in: self) + item.rightItems(in: self) {
            button.changed = { [weak self] in self?.setNeedsLayout() }
        }
        for group in item.groups { group.changed = { [weak self] in self?.setNeedsLayout() } }
        let search = layoutSearch(of: item)
        if item.isSearchingAlone {
            for view in parts.all where view !== parts.prompt { view.show(false, in: self) }
            return
        }
        let hasLarge = wantsLargeTitle && item.title?.isEmpty == false
        let large = hasLarge ? min(BarHeights.largeTitle, max(0, bounds.height - search - Self.rowHeight)) : 0
        let isLarge = large > Self.leastLargeTitle
        let left = bounds.height - search - large
        let prompt = item.prompt?.isEmpty == false && left >= 32 + BarHeights.prompt ? BarHeights.prompt : 0
        let height = max(0, min(Self.rowHeight, left - prompt))
        // In the higher bar of a sheet the row is in the middle.
        let rise = prompt == 0 && left == BarHeights.sheetBar ? (left - height) / 2 : 0
        let row = CGRect(x: 0, y: max(0, left - height - rise), width: bounds.width, height: height)
        let room = layoutButtons(of: item, in: row, title: titleWidth(of: item, isLarge: isLarge))
        layoutTitle(of: item, in: row, room: room, isLarge: isLarge)
        layoutPrompt(of: item, above: row)
        layoutLargeTitle(of: item, height: large, below: search)
        guard readsFromRight else { return }
        for view in [parts.title, parts.back, parts.titleView].compactMap(\.self) + parts.buttons {
            view.frame = view.frame.mirrored(in: bounds)
        }
    }

    private func removeParts() {
        let views = [parts.title, parts.largeTitleRoom, parts.prompt, parts.back, parts.titleView].compactMap(\.self)
        for view in views + parts.buttons { view.show(false, in: self) }
        (parts.titleView, parts.buttons) = (nil, [])
    }

    /// Updates the background, which is transparent at the edge of the content unless the bar has a color.
    private func layoutBackground() {
        guard let look else { return parts.background.remove() }
        parts.background.lay(in: self, look, lineAtTop: false, above: roomBeyondBar.above)
    }

    /// Whether the bar has its background without the app's doing: over content, and always before iOS 15, except in iOS 13
    /// and 14 at the edge of content with a large title.
    private var showsGround: Bool {
        isOverContent || environment.system < 13 || environment.system < 15 && !wantsLargeTitle
    }

    private var look: BarLook? {
        if let appearance = shownAppearance {
            let isOwn = showsGround || scrollEdgeAppearance != nil || appearance.hasOwnBackground
            return isOwn ? BarLook(appearance, in: self) : nil
        }
        let place = BarPlace(position: barPosition, metrics: metrics)
        let image = groundImages.value(at: place)
        guard showsGround || barTintColor != nil || isBlack || !isTranslucent || image != nil else { return nil }
        let isMaterial = isBlack || isTranslucent && image == nil
        return BarLook(
            color: barTintColor ?? (isMaterial ? nil : .systemBackground), isTranslucent: isTranslucent,
            isBlack: isBlack, image: image, lineImage: shadowImage)
    }

    /// Whether the bar has room for the large title of the top item. An automatic one is as that of the item before.
    private var wantsLargeTitle: Bool { wantsLargeTitle(of: items ?? []) }

    /// Returns whether the bar has room for the large title of the last item.
    func wantsLargeTitle(of items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, BarHeights.allowLargeTitles(traitCollection) else { return false }
        return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
    }

    // MARK: Buttons

    /// Positions the buttons and returns the space that is left for the title.
    private func layoutButtons(of item: UINavigationItem, in row: CGRect, title: CGFloat)
        -> (left: CGFloat, right: CGFloat)
    {
        var left = barMargin, right = bounds.width - barMargin
        var shown: [BarButton] = []
        for item in item.rightItems(in: self) {
            right = place(item, from: right, isLeft: false, in: row, &shown)
        }
        let own = item.leftItems(in: self)
        let previous = items?.dropLast().last
        let leadsBack = previous != nil || item.backAction != nil
        let showsBack = leadsBack && !item.hidesBackButton && (own.isEmpty || item.leftItemsSupplementBackButton)
        parts.back.show(showsBack, in: self)
        if showsBack {
            let appearance = shownAppearance
            parts.back.image =
                previous?.backBarButtonItem?.image ?? appearance?.backIndicatorImage ?? backIndicatorImage
            parts.back.dress(
                as: previous?.backBarButtonItem, appearance?.backButtonAppearance, barMetrics())
            parts.back.goBack = { [weak self] in self?.goBackByButton() }
            parts.back.goBackTo = { [weak self] in self?.goBackTo?($0) }
            parts.back.history = { [weak self] in
                guard let self, self.goBackTo != nil else { return [] }
                return (self.items ?? []).dropLast().reversed().map {
                    $0.backBarButtonItem?.title ?? $0.backButtonTitle ?? $0.title ?? "Back"
                }
            }
            let width = nameBack(previous, in: row, room: right - 14 - title)
            parts.back.frame = CGRect(x: 8 + safeAreaInsets.left, y: row.minY, width: width, height: row.height)
            left = parts.back.frame.maxX + (own.isEmpty ? 6 : Self.spacing)
        }
        for item in own {
            left = place(item, from: left, isLeft: true, in: row, &shown)
        }
        for old in parts.buttons where !shown.contains(where: { $0 === old }) { old.removeFromSuperview() }
        parts.buttons = shown
        return (left, right)
    }

    /// Sets the longest title of the back button that fits, and returns its width.
    private func nameBack(_ previous: UINavigationItem?, in row: CGRect, room: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        let own = topItem?.backAction.map { $0.title.isEmpty ? [] : [$0.title] } ?? []
        for name in own + (previous?.backTitles ?? ["Back", ""]) {
            parts.back.title = name
            width = parts.back.sizeThatFits(row.size).width
            if width <= min(room, bounds.width / 2) { break }
        }
        return width
    }

    private func place(
        _ item: UIBarButtonItem, from edge: CGFloat, isLeft: Bool, in row: CGRect, _ shown: inout [BarButton]
    ) -> CGFloat {
        if let system = item.systemItem, system.isSpace {
            let width = system == .fixedSpace ? item.width : 0
            return isLeft ? edge + width : edge - width
        }
        let button = parts.buttons.first { $0.item === item } ?? BarButton(item)
        if button.superview !== self { addSubview(button) }
        let appearance = shownAppearance
        button.appearance = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
        button.update()
        shown.append(button)
        let width = button.sizeThatFits(row.size).width
        button.frame = CGRect(x: isLeft ? edge : edge - width, y: row.minY, width: width, height: row.height)
        return isLeft ? button.frame.maxX + Self.spacing : button.frame.minX - Self.spacing
    }

    // MARK: Titles

    /// Returns the width of the title.
    private func titleWidth(of item: UINavigationItem, isLarge: Bool) -> CGFloat {
        if let view = item.titleView { return BarButton.size(of: view).width }
        guard !isLarge else { return 0 }
        styleTitle(of: item)
        return parts.title.sizeThatFits(.zero).width
    }

    private func styleTitle(of item: UINavigationItem) {
        style(parts.title, item.title, .systemFont(ofSize: 17, weight: .semibold), attributesOfTitle)
    }

    private var attributesOfTitle: [NSAttributedString.Key: Any]? {
        shownAppearance?.titleTextAttributes ?? titleTextAttributes
    }

    private var attributesOfLargeTitle: [NSAttributedString.Key: Any]? {
        shownAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
    }

    private func layoutTitle(
        of item: UINavigationItem, in row: CGRect, room: (left: CGFloat, right: CGFloat), isLarge: Bool
    ) {
        if parts.titleView !== item.titleView {
            parts.titleView?.removeFromSuperview()
            parts.titleView = item.titleView
        }
        parts.title.show(item.titleView == nil && !isLarge && item.title?.isEmpty == false, in: self)
        guard let view = item.titleView ?? (parts.title.superview === self ? parts.title : nil) else { return }
        if view.superview !== self { addSubview(view) }
        let size: CGSize
        if view === parts.title {
            size = parts.title.sizeThatFits(row.size)
        } else {
            size = BarButton.size(of: view)
        }
        let width = min(size.width, max(0, room.right - room.left))
        let height = min(size.height, row.height)
        // Centered in the bar, unless that space is occupied.
        let x = min(max((bounds.width - width) / 2, room.left), max(room.left, room.right - width))
        let scale = traitCollection.displayScale
        view.frame = CGRect(
            x: x.rounded(scale: scale), y: (row.midY - height / 2).rounded(scale: scale), width: width, height: height)
        guard view === parts.title else { return }
        let moved = shownAppearance?.titlePositionAdjustment ?? .zero
        let down = shownAppearance == nil ? titleOffsets.value(for: metrics) ?? 0 : 0
        view.frame = view.frame.offsetBy(dx: moved.horizontal, dy: moved.vertical + down)
        layoutTitleMenu(of: item, on: parts.title)
    }

    /// Positions the search bar of an item at the bottom, and returns its height.
    private func layoutSearch(of item: UINavigationItem) -> CGFloat {
        for view in subviews where view is UISearchBar && view !== item.searchController?.searchBar {
            view.removeFromSuperview()
        }
        guard let search = item.searchController else { return 0 }
        let bar = search.searchBar
        bar.searchBarStyle = .minimal
        let height = item.searchHeight - item.scrolling.hiddenSearch
        if bar.superview !== self { addSubview(bar) }
        bar.isHidden = height <= 0
        bar.shownPart = height / item.searchHeight
        bar.frame = CGRect(
            x: barMargin - 8, y: bounds.height - height - 2, width: bounds.width - 2 * (barMargin - 8),
            height: max(0, height))
        return height
    }

    /// Positions the large title, which goes up behind the row of the title.
    private func layoutLargeTitle(of item: UINavigationItem, height: CGFloat, below: CGFloat) {
        let room = parts.largeTitleRoom
        room.show(height > 0, in: self)
        guard room.superview === self else { return }
        room.frame = CGRect(x: 0, y: bounds.height - below - height, width: bounds.width, height: height)
        style(parts.largeTitle, item.title, .systemFont(ofSize: 34, weight: .bold), attributesOfLargeTitle)
        parts.largeTitle.frame = CGRect(
            x: barMargin, y: height - BarHeights.largeTitle + 3, width: bounds.width - 2 * barMargin, height: 41)
    }

    private func layoutPrompt(of item: UINavigationItem, above row: CGRect) {
        parts.prompt.show(item.prompt?.isEmpty == false && row.minY >= 20, in: self)
        guard parts.prompt.superview === self else { return }
        style(parts.prompt, item.prompt, .systemFont(ofSize: 13), attributesOfTitle)
        parts.prompt.textAlignment = .center
        parts.prompt.frame = CGRect(x: barMargin, y: row.minY - 22, width: bounds.width - 2 * barMargin, height: 16)
    }

    private func style(_ label: UILabel, _ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?)
    {
        label.text = text
        label.font = attributes?[.font] as? UIFont ?? font
        label.textColor = attributes?[.foregroundColor] as? UIColor ?? (isBlack ? .white : .label)
    }
}

extension UIView {
    /// Adds the view to a bar or removes it.
    func show(_ isShown: Bool, in bar: UIView) {
        if isShown, superview !== bar { bar.addSubview(self) }
        if !isShown, superview === bar { removeFromSuperview() }
    }
}

extension UINavigationItem {
    /// All groups of items.
    var groups: [UIBarButtonItemGroup] {
        leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
    }

    /// The items at the leading side, from outside. Those of the center follow where the bar is wide.
    func leftItems(in bar: UINavigationBar) -> [UIBarButtonItem] {
        let isWide = style != .navigator && bar.traitCollection.horizontalSizeClass == .regular
        let groups = leadingItemGroups + (isWide ? centerItemGroups : [])
        return ((leftBarButtonItems ?? []) + groups.shownItems(in: bar)).filter { !$0.isHidden }
    }

    /// The items at the trailing side, from outside.
    func rightItems(in bar: UINavigationBar) -> [UIBarButtonItem] {
        let pinned = [pinnedTrailingGroup].compactMap(\.self).shownItems(in: bar)
        let others = trailingItemGroups.shownItems(in: bar)
        return (pinned.reversed() + (rightBarButtonItems ?? []) + others.reversed()).filter { !$0.isHidden }
    }

    /// The height of the search bar below the title.
    var searchHeight: CGFloat {
        guard let search = searchController else { return 0 }
        return UINavigationBar.searchHeight + (search.searchBar.showsScopeBar ? 44 : 0)
    }

    /// Whether a search goes on that hides the rest of the bar.
    var isSearchingAlone: Bool {
        guard let search = searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }
}

extension [UIBarButtonItemGroup] {
    /// Returns the items of all groups that a bar shows.
    @MainActor
    fileprivate func shownItems(in bar: UIView) -> [UIBarButtonItem] {
        flatMap { $0.isHidden ? [] : $0.items(in: bar) }
    }
}
