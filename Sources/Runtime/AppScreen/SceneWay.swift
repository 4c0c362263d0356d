import AppDriver
import AppHost
import CoreGraphics
import JSONText
import UIKit

/// The way on which a person came to the scenes that are shown: the steps that led on, without those that led back.
///
/// A new build of an app is brought there again by repeating these steps.
@MainActor
struct SceneWay {
    /// A step, and where a finger touched the screen.
    struct Step {
        var step: JSONValue
        var point: CGPoint?

        var json: JSONValue {
            .record(["step": step, "point": point.map { .numbers([$0.x.rounded(), $0.y.rounded()]) }])
        }
    }

    /// Scenes that were shown together, and the steps that led there.
    private struct Stop {
        var chain: [ShownScene]
        var names: [String]
        var steps: [Step]
    }

    private var stops: [Stop] = []
    /// What was done in the scene that may matter for going on: what was typed, and where it was scrolled to.
    private var preparations: [Step] = []
    /// The last touch, and its time.
    private var touch: (step: Step, time: Double)?
    /// Where the last finger went down.
    private var point: CGPoint?

    /// How long after a touch a scene that appears is taken for its result, in seconds.
    private static let patience = 5.0
    private static let mostPreparations = 40

    /// Records where a finger goes down.
    mutating func record(touch point: CGPoint) { self.point = point }

    /// Records a step before it is performed.
    mutating func record(_ value: JSONValue, at time: Double) {
        guard let verb = value.verb else { return }
        let step = Step(step: value, point: verb == "tap" ? point : nil)
        switch verb {
        case "type", "key":
            // The field that was touched before.
            if let touch { preparations.append(touch.step) }
            preparations.append(step)
            touch = nil
        case "drag" where value.isVertical: preparations.append(step)
        case "tap", "longPress", "drag": touch = (step, time)
        default: break
        }
        if preparations.count > Self.mostPreparations { preparations.removeFirst() }
    }

    /// Looks at what is shown. Returns whether the way is another one now.
    mutating func look(at host: AppHost) -> Bool {
        let chain = ShownScene.chain(of: host)
        guard !chain.isEmpty else { return false }
        guard let last = stops.last else {
            arrive(at: host, by: [])
            return true
        }
        if last.chain == chain { return false }
        defer { (preparations, touch) = ([], nil) }
        if let place = stops.firstIndex(where: { $0.chain == chain }) {
            stops.removeSubrange((place + 1)...)
        } else if let touch, host.now - touch.time < Self.patience {
            arrive(at: host, by: preparations + [touch.step])
        } else if !preparations.isEmpty {
            arrive(at: host, by: preparations)
        } else {
            // The app went on by itself, as it will again.
            stops[stops.count - 1].chain = chain
            stops[stops.count - 1].names = chain.map(\.name)
        }
        return true
    }

    /// Adds what is shown now, and the steps that led there.
    mutating func arrive(at host: AppHost, by steps: [Step]) {
        let chain = ShownScene.chain(of: host)
        stops.append(Stop(chain: chain, names: chain.map(\.name), steps: steps))
    }

    /// Adds scenes that the app has gone through by itself.
    mutating func pass(_ names: [String], by steps: [Step]) {
        stops.append(Stop(chain: [], names: names, steps: steps))
    }

    /// The way as a text: a list of stops with `scenes`, the names of the classes, and `steps`.
    var json: JSONValue {
        .array(
            stops.map { stop in
                .record([
                    "scenes": .array(stop.names.map { .string($0) }), "steps": .array(stop.steps.map(\.json)),
                ])
            })
    }
}

/// A controller that is shown.
@MainActor
struct ShownScene: @MainActor Equatable {
    private(set) weak var controller: UIViewController?
    let name: String

    init(_ controller: UIViewController) {
        self.controller = controller
        name = String(reflecting: type(of: controller))
    }

    static func == (left: ShownScene, right: ShownScene) -> Bool {
        left.controller != nil && left.controller === right.controller
    }

    /// Returns the controllers from the root of the window to what was presented last.
    static func chain(of host: AppHost) -> [ShownScene] {
        let windows = host.environment.visibleWindows
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.first, let root = window.rootViewController
        else { return [] }
        var chain: [ShownScene] = []
        add(root, to: &chain)
        return chain
    }

    private static func add(_ controller: UIViewController, to chain: inout [ShownScene]) {
        chain.append(ShownScene(controller))
        switch controller {
        case let tabs as UITabBarController: tabs.selectedViewController.map { add($0, to: &chain) }
        case let navigation as UINavigationController:
            for child in navigation.viewControllers { add(child, to: &chain) }
        default: for child in controller.children where child.viewIfLoaded?.window != nil { add(child, to: &chain) }
        }
        if let shown = controller.presentedViewController, shown.presentingViewController === controller {
            add(shown, to: &chain)
        }
    }
}

extension JSONValue {
    private subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    fileprivate var verb: String? {
        guard case .object(let members) = self else { return nil }
        return members.first?.key
    }

    /// Whether a drag moves a scene up or down rather than aside.
    fileprivate var isVertical: Bool {
        guard case .array(let path)? = self["by"], path.count == 2, case .number(let x) = path[0],
            case .number(let y) = path[1]
        else { return false }
        return abs(y) > abs(x)
    }
}
