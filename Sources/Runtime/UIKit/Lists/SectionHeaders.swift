import Foundation

/// The headers and footers of a table view's sections.
extension UITableView {
    /// Returns the frame of a section's header or footer at a height; without a view, the empty space.
    func ornamentFrame(of view: UIView?, isHeader: Bool, _ section: Int, at y: CGFloat) -> CGRect {
        let width = bounds.width - 2 * sideInset
        let height = ornamentHeight(of: view, isHeader: isHeader, section, width: width)
        let padding = isHeader && view != nil && height > 0 ? topPadding : 0
        return CGRect(x: sideInset, y: y + padding, width: width, height: height)
    }

    private var topPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain && environment.system >= 15 ? 22 : 0
    }

    private func ornamentHeight(of view: UIView?, isHeader: Bool, _ section: Int, width: CGFloat) -> CGFloat {
        let general = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let asked =
            isHeader
            ? tableDelegate?.tableView(self, heightForHeaderInSection: section)
            : tableDelegate?.tableView(self, heightForFooterInSection: section)
        // The delegate's height takes precedence over that of the table view.
        if let asked, asked != general, asked >= 0 { return asked }
        guard let view else { return emptyHeight(general, isHeader: isHeader, section) }
        if let titled = view as? UITableViewHeaderFooterView {
            let own = titled.height(in: self, width: width, isFirst: section == 0)
            return general < 0 ? own : style == .plain ? general : max(general, own)
        }
        return general >= 0 ? general : view.frame.height > 0 ? view.frame.height : 28
    }

    /// Returns the spacing of a section without a header or footer.
    private func emptyHeight(_ general: CGFloat, isHeader: Bool, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        let isAtTop = isHeader && section == 0
        if general < 0 || isAtTop && environment.system < 15 { return isAtTop ? 35 : 17.5 }
        return general
    }
}
