import Foundation

/// The archived form of a table view's static content.
final class UITableViewDataSourceArchive: NSObject, NibDecodable {
    let sections: [UITableViewSectionArchive]

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        sections = nib.list("UITableSections", of: UITableViewSectionArchive.self)
        super.init()
    }
}

final class UITableViewSectionArchive: NSObject, NibDecodable {
    let section: UITableView.StaticSection

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        section = UITableView.StaticSection(
            headerTitle: nib.string("UITableSectionHeaderTitle"), footerTitle: nib.string("UITableSectionFooterTitle"),
            headerView: nib.value("UITableSectionHeaderView", as: UIView.self),
            footerView: nib.value("UITableSectionFooterView", as: UIView.self),
            rows: nib.list("UITableSectionRows", of: UITableViewRowArchive.self).compactMap { row in
                row.cell.map { ($0, row.height) }
            })
        super.init()
    }
}

final class UITableViewRowArchive: NSObject, NibDecodable {
    let cell: UITableViewCell?
    let height: CGFloat?

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        cell = nib.value("UITableRowCell", as: UITableViewCell.self)
        height = nib.number("UITableRowHeight").flatMap { $0 > 0 ? $0 : nil }
        super.init()
    }
}

extension UINibDecoder {
    /// Creates one object of each prototype, in the order of the nib.
    func designed<View: UIView>(
        _ prototypes: [String: UINib], _ externals: [String: [String: Any]], as type: View.Type = View.self
    ) -> [View] {
        prototypes.keys.sorted { (prototypes[$0]?.serial ?? 0) < (prototypes[$1]?.serial ?? 0) }.compactMap { name in
            prototypes[name]?.instantiate(externals: externals[name] ?? [:], context)
                .lazy.compactMap { $0 as? View }.first
        }
    }
}
