import UIKit

/// A container of navigation controllers, one above the other. Only the bars of the closed ones can be seen; a tap on a bar
/// slides its controller open.
class SlidingTabsViewController: UIViewController, UIGestureRecognizerDelegate {
    /// The heights of the closed tabs, in the order of the tabs. That of the open one gives way.
    @IBOutlet private var closedHeights: [NSLayoutConstraint]!

    private var tabs: [UINavigationController] = []

    /// The tab that is open.
    var selectedTab: UINavigationController? {
        didSet {
            guard selectedTab !== oldValue else { return }
            updateHeights()
            UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
        }
    }

    private static let colors = ["Events", "Journal", "Map", "Photos"]

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let tab = segue.destination as? UINavigationController else { return }
        tabs.append(tab)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Embedded controllers come in the order of their containers on the screen.
        tabs.sort { top(of: $0) < top(of: $1) }
        closedHeights.sort { top(of: $0) < top(of: $1) }
        for (tab, name) in zip(tabs, SlidingTabsViewController.colors) { setUp(tab, color: UIColor(named: name)) }
        selectedTab = tabs.first
    }

    private func top(of tab: UIViewController) -> CGFloat { tab.view.superview?.frame.minY ?? 0 }

    private func top(of height: NSLayoutConstraint) -> CGFloat { (height.firstItem as? UIView)?.frame.minY ?? 0 }

    private func setUp(_ tab: UINavigationController, color: UIColor?) {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.shadowColor = .clear
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        tab.navigationBar.standardAppearance = appearance
        tab.navigationBar.scrollEdgeAppearance = appearance
        tab.navigationBar.compactAppearance = appearance
        tab.navigationBar.tintColor = .white
        let tap = UITapGestureRecognizer(target: self, action: #selector(openTab(_:)))
        tap.delegate = self
        tab.navigationBar.addGestureRecognizer(tap)
    }

    @objc private func openTab(_ recognizer: UITapGestureRecognizer) {
        selectedTab = tabs.first { $0.navigationBar === recognizer.view }
    }

    /// Buttons in a bar are theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }

    private func updateHeights() {
        for (tab, height) in zip(tabs, closedHeights) { height.isActive = tab !== selectedTab }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    // MARK: Unwinding

    /// Opens the tab that the unwinding goes to, after the open one has gone back to its beginning.
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedTab?.popToRootViewController(animated: false)
        selectedTab = tabs.first { $0 === subsequentVC }
    }
}
