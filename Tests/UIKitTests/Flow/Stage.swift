import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

/// A window that is shown, before a person, with controllers that note in a ledger what they are called with.
@MainActor
final class Stage {
    let person = Person()
    let host: LayerHost
    var window: UIWindow { person.window }
    var messages: [String] { person.messages }
    /// The entries that the ledger doesn't take.
    var ignored: Set<String> = []

    init(width: CGFloat = 390, height: CGFloat = 844, isWide: Bool = false) {
        if isWide {
            person.environment.screen = UIScreen(
                bounds: CGRect(x: 0, y: 0, width: width, height: height),
                traits: UITraitCollection.standard.overridden(by: UITraitCollection(horizontalSizeClass: .regular)))
        }
        let window = person.window
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        if isWide {
            window.imposeTraits(
                UITraitCollection.standard.overridden(by: UITraitCollection(horizontalSizeClass: .regular)))
        }
        window.imposeSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        host = LayerHost(root: window.layer, scale: 1, clock: person.clock)
        _ = host.makeFrame()
    }

    func page(_ name: String) -> LedgerController {
        person.make {
            let page = LedgerController(nibName: nil, bundle: nil)
            (page.name, page.title, page.stage) = (name, name, self)
            return page
        }
    }

    func navigation(_ pages: UIViewController...) -> UINavigationController {
        person.make {
            let navigation = UINavigationController(nibName: nil, bundle: nil)
            navigation.setViewControllers(pages, animated: false)
            return navigation
        }
    }

    /// Shows a root, which appears at once.
    @discardableResult
    func show<Root: UIViewController>(_ root: Root) -> Root {
        person.environment.perform {
            window.rootViewController = root
            window.layoutIfNeeded()
        }
        return root
    }

    func record(_ entry: String) {
        if !ignored.contains(where: { entry.contains($0) }) { person.record(entry) }
    }

    /// Returns what is called during an action and in the seconds after it.
    func calls(wait seconds: TimeInterval = 0, _ action: () -> Void) -> [String] {
        person.calls {
            action()
            window.layoutIfNeeded()
            if seconds > 0 {
                record("...")
                person.wait(seconds)
            }
        }
    }

    /// What is shown at a point of time.
    func wait(_ seconds: TimeInterval) {
        person.wait(seconds)
        window.layoutIfNeeded()
        _ = host.makeFrame()
    }
}

/// A controller that notes its calls.
class LedgerController: UIViewController {
    var name = ""
    weak var stage: Stage?
    var prepares: ((UIStoryboardSegue) -> Void)?
    var performsSegues = true
    var unwinds = false

    func record(_ call: String) { stage?.record("\(name) \(call)") }

    override func loadView() {
        record("loadView")
        super.loadView()
    }
    override func viewDidLoad() { record("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear\(animated ? " animated" : "")") }
    override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear\(animated ? " animated" : "")") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { record("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { record("didMove \(parent == nil ? "out" : "in")") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        record("should \(identifier)")
        return performsSegues
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let destination = segue.destination as? LedgerController {
            destination.stage = stage
            if destination.name.isEmpty { destination.name = destination.title ?? "" }
        }
        record("prepare \(segue.identifier ?? "")\(segue.destination.isViewLoaded ? ", view loaded" : "")")
        prepares?(segue)
    }
    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers
            + .action("unwindHere:") { (page: LedgerController, segue, _) in
                page.record(
                    "unwindHere from \(((segue as? UIStoryboardSegue)?.source as? LedgerController)?.name ?? "")")
            }
    }
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        unwinds && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        record("unwind towards \((subsequentVC as? LedgerController)?.name ?? "\(type(of: subsequentVC))")")
        super.unwind(for: unwindSegue, towards: subsequentVC)
    }
}
