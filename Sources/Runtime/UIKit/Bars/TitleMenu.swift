import Foundation

/// Hears of a new title that a person enters in the menu of a navigation bar's title. The last two methods are optional.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: DelegateObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
        true
    }
}

extension UINavigationItem {
    /// What the menu of the title offers by itself.
    private var suggestedTitleActions: [UIMenuElement] {
        guard let renameDelegate, renameDelegate.navigationItemShouldBeginRenaming(self) else { return [] }
        return [
            UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in self?.askForTitle() }
        ]
    }

    /// The menu that a tap on the title shows, or nil if there is none.
    var titleMenu: UIMenu? {
        let suggested = suggestedTitleActions
        if let titleMenuProvider { return titleMenuProvider(suggested) }
        return suggested.isEmpty ? nil : UIMenu(children: suggested)
    }

    var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil }

    /// Asks for another title, in an alert.
    private func askForTitle() {
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField { [title] in $0.text = title }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Done", style: .default) { [weak self, weak alert] _ in
                self?.rename(to: alert?.textFields?.first?.text ?? "")
            })
        let window = UIEnvironment.current.windows.last { !$0.isHidden && $0.rootViewController != nil }
        window?.rootViewController?.frontmost.present(alert, animated: true)
    }

    /// Takes the title that a person has entered, unless the delegate has objections.
    func rename(to new: String) {
        guard let renameDelegate, renameDelegate.navigationItem(self, shouldEndRenamingWith: new) else { return }
        title = new
        renameDelegate.navigationItem(self, didEndRenamingWith: new)
    }
}

extension UINavigationBar {
    /// Lets a tap on the title show its menu.
    func layoutTitleMenu(of item: UINavigationItem, on title: UILabel) {
        title.isUserInteractionEnabled = item.hasTitleMenu
        guard item.hasTitleMenu, title.gestureRecognizers?.isEmpty != false else { return }
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            if recognizer.state == .ended { self?.showTitleMenu() }
        }
        title.addGestureRecognizer(tap)
    }

    func showTitleMenu() {
        guard let menu = topItem?.titleMenu else { return }
        let view = parts.title.superview === self ? parts.title : parts.largeTitle
        environment.menus.present(menu, at: view.convert(view.bounds, to: nil), sender: self)
    }
}
