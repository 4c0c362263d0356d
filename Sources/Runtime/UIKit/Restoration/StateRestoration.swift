import Foundation

/// Saves the state of an app's interface, and restores it in the next launch.
///
/// Every controller with a restoration identifier is saved whose parents, or presenters, have one, too: those that UIKit's
/// containers show, those that are presented, and those that an app encodes. So are the views with an identifier in
/// their views, and registered objects.
@MainActor
final class StateRestoration {
    private unowned let environment: UIEnvironment
    private var registered: [(name: String, object: any UIStateRestoring)] = []
    private var isExtended = false
    /// What is restored, to hear when that is over.
    private var restored: [AnyObject] = []
    /// Presentations, which begin when the presenters are on the screen.
    private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []

    init(_ environment: UIEnvironment) { self.environment = environment }

    /// What is saved of an object.
    fileprivate struct Entry {
        enum Kind: String { case controller, view, object }
        var kind: Kind
        var path: [String]
        /// The number among the objects with the same path.
        var number = 0
        var storyboard: String?
        var scene: String?
        var restorationClass: String?
        var values: [String: Any] = [:]

        var key: String { "\(kind.rawValue) \(path.joined(separator: "\u{1F}")) \(number)" }
        var reference: [String: Any] { ["kind": kind.rawValue, "path": path, "number": number] }
    }

    func register(_ object: any UIStateRestoring, _ name: String) {
        registered.removeAll { $0.name == name }
        registered.append((name, object))
    }

    // MARK: Saving

    /// Saves the state, if the app's delegate wants it; otherwise there is none any more.
    func save() {
        let application = environment.application
        guard let calls = ApplicationCalls(application) else { return environment.writeSavedState(nil) }
        let writer = Writer(registered) { [environment] key, value in
            environment.report("The value \(value) for the key '\(key)' can't be saved with the state of the app")
        }
        let coder = writer.coder()
        guard calls.shouldSave(coder) else { return environment.writeSavedState(nil) }
        calls.willEncode(coder)
        for window in environment.windows where !window.isOfSystem {
            if let root = window.rootViewController { writer.add(root) }
        }
        writer.writeAll()
        let archive: [String: Any] = [
            "application": coder.values.merging(Self.facts(of: application)) { own, _ in own },
            "entries": writer.entries.map(\.plist),
        ]
        let data = try? PropertyListSerialization.data(fromPropertyList: archive, format: .binary, options: 0)
        if data == nil { environment.report("The state of the app can't be saved") }
        environment.writeSavedState(data)
    }

    private static func facts(of application: UIApplication) -> [String: Any] {
        let traits = application.environment.screen.traitCollection
        return [
            UIApplication.stateRestorationBundleVersionKey: Bundle.main.infoDictionary?["CFBundleVersion"] as? String
                ?? "",
            UIApplication.stateRestorationUserInterfaceIdiomKey: traits.userInterfaceIdiom.rawValue,
            UIApplication.stateRestorationTimestampKey: Date(),
            UIApplication.stateRestorationSystemVersionKey: UIDevice.current.systemVersion,
        ]
    }

    /// Collects entries. Objects that are referred to are saved, too.
    @MainActor
    private final class Writer {
        private(set) var entries: [Entry] = []
        private var known: [ObjectIdentifier: Int] = [:]
        private var objects: [AnyObject] = []
        private var written = 0
        private let registered: [(name: String, object: any UIStateRestoring)]
        private let refuse: (String, Any) -> Void

        init(
            _ registered: [(name: String, object: any UIStateRestoring)], refuse: @escaping (String, Any) -> Void
        ) { (self.registered, self.refuse) = (registered, refuse) }

        func coder() -> StateCoder {
            StateCoder(
                reference: { object in
                    nonisolated(unsafe) let object = object
                    nonisolated(unsafe) var reference: [String: Any]?
                    MainActor.assumeIsolated { reference = self.reference(object) }
                    return reference
                }, refuse: refuse)
        }

        /// Adds an object with the state that it has, if it can be found again.
        @discardableResult
        func add(_ object: AnyObject) -> Entry? {
            if let index = known[ObjectIdentifier(object)] { return entries[index] }
            guard var entry = entry(object) else { return nil }
            entry.number = entries.count { $0.kind == entry.kind && $0.path == entry.path }
            known[ObjectIdentifier(object)] = entries.count
            entries.append(entry)
            objects.append(object)
            return entry
        }

        private func entry(_ object: AnyObject) -> Entry? {
            if let controller = object as? UIViewController {
                guard let path = controller.restorationPath else { return nil }
                var entry = Entry(kind: .controller, path: path)
                (entry.storyboard, entry.scene) = (controller.storyboardName, controller.sceneName)
                entry.restorationClass = controller.restorationClass.map { String(reflecting: $0) }
                return entry
            }
            if let view = object as? UIView {
                guard let name = view.restorationIdentifier, let path = view.owner?.restorationPath else { return nil }
                return Entry(kind: .view, path: path + [name])
            }
            guard let known = registered.first(where: { $0.object === object }) else { return nil }
            var entry = Entry(kind: .object, path: [known.name])
            entry.restorationClass = known.object.objectRestorationClass.map { String(reflecting: $0) }
            return entry
        }

        private func reference(_ object: AnyObject) -> [String: Any]? { add(object)?.reference }

        /// Lets all objects encode their states, also those that are found on the way.
        func writeAll() {
            for (_, object) in registered { add(object) }
            while written < objects.count {
                let (index, object) = (written, objects[written])
                written += 1
                let coder = coder()
                switch object {
                case let controller as UIViewController:
                    controller.encodeRestorableState(with: coder)
                    controller.viewIfLoaded.map { addViews($0, of: controller) }
                case let view as UIView: view.encodeRestorableState(with: coder)
                default: (object as? any UIStateRestoring)?.encodeRestorableState(with: coder)
                }
                entries[index].values = coder.values
            }
        }

        /// Adds the views with identifiers that belong to a controller, and to none in it.
        private func addViews(_ view: UIView, of controller: UIViewController) {
            if let other = view.viewController, other !== controller { return }
            if view.restorationIdentifier != nil { add(view) }
            for child in view.subviews { addViews(child, of: controller) }
        }
    }

    // MARK: Restoring

    /// Restores what was saved, if the app's delegate wants it.
    func restore() {
        guard let data = environment.readSavedState(), let calls = ApplicationCalls(environment.application),
            let archive = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
                as? [String: Any], let list = archive["entries"] as? [[String: Any]]
        else { return }
        // A state that the app can't stand is restored once only.
        environment.writeSavedState(nil)
        let reader = Reader(list.compactMap(Entry.init), environment, calls, registered)
        let coder = reader.coder(archive["application"] as? [String: Any] ?? [:])
        guard calls.shouldRestore(coder) else { return }
        reader.findAll()
        (restored, presentations) = reader.decodeAll()
        calls.didDecode(coder)
    }

    /// Presents again what was presented. The windows are on the screen.
    func launched() {
        let waiting = presentations
        presentations = []
        for (presenter, presented) in waiting where presenter.presentedViewController == nil {
            presenter.present(presented, animated: false)
        }
        if !isExtended { complete() }
    }

    func extend() { isExtended = true }

    func complete() {
        isExtended = false
        let objects = restored
        restored = []
        for object in objects {
            if let controller = object as? UIViewController {
                controller.applicationFinishedRestoringState()
            } else {
                (object as? any UIStateRestoring)?.applicationFinishedRestoringState()
            }
        }
    }

    /// Finds or makes the objects of entries, and lets them decode their states.
    @MainActor
    private final class Reader {
        private let entries: [Entry]
        private let environment: UIEnvironment
        private let calls: ApplicationCalls
        private let registered: [(name: String, object: any UIStateRestoring)]
        private var found: [String: AnyObject] = [:]

        init(
            _ entries: [Entry], _ environment: UIEnvironment, _ calls: ApplicationCalls,
            _ registered: [(name: String, object: any UIStateRestoring)]
        ) { (self.entries, self.environment, self.calls, self.registered) = (entries, environment, calls, registered) }

        func coder(_ values: [String: Any]) -> StateCoder {
            StateCoder(values) { reference in
                nonisolated(unsafe) let reference = reference
                nonisolated(unsafe) var object: AnyObject?
                MainActor.assumeIsolated { object = Entry(reference).flatMap { self.found[$0.key] } }
                return object
            }
        }

        /// Finds controllers and objects, parents first.
        func findAll() {
            for entry in entries {
                switch entry.kind {
                case .controller: found[entry.key] = controller(entry)
                case .object: found[entry.key] = object(entry)
                case .view: break
                }
            }
        }

        private func controller(_ entry: Entry) -> UIViewController? {
            let coder = coder(entry.values)
            if let name = entry.restorationClass {
                guard let type = appClass(name) as? any UIViewControllerRestoration.Type else {
                    environment.report("There is no restoration class \(name)")
                    return nil
                }
                return type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
            }
            if let own = calls.controller(entry.path, coder) { return own }
            return existing(entry) ?? fromStoryboard(entry)
        }

        /// Returns the controller that is there since the launch.
        private func existing(_ entry: Entry) -> UIViewController? {
            let taken = Set(found.values.map(ObjectIdentifier.init))
            func search(_ candidates: [UIViewController], _ path: ArraySlice<String>) -> [UIViewController] {
                let fitting = candidates.filter { $0.restorationIdentifier == path.first }
                if path.count == 1 { return fitting }
                return fitting.flatMap { search($0.children, path.dropFirst()) }
            }
            let roots = environment.windows.filter { !$0.isOfSystem }.compactMap(\.rootViewController)
            return search(roots, entry.path[...]).first { !taken.contains(ObjectIdentifier($0)) }
        }

        private func fromStoryboard(_ entry: Entry) -> UIViewController? {
            guard let name = entry.storyboard, let scene = entry.scene,
                let resources = environment.lifeCycle.appResources
            else { return nil }
            return UIStoryboard(name: name, resources: resources).instantiate(nibName: scene)
        }

        private func object(_ entry: Entry) -> AnyObject? {
            if let known = registered.first(where: { $0.name == entry.path.last }) { return known.object }
            guard let type = entry.restorationClass.flatMap(appClass) as? any UIObjectRestoration.Type else {
                return nil
            }
            return type.object(withRestorationIdentifierPath: entry.path, coder: coder(entry.values))
        }

        private func appClass(_ name: String) -> AnyClass? {
            environment.lifeCycle.appResources?.appClass(named: name) ?? AppClasses.type(named: name)
                ?? _typeByName(name) as? AnyClass ?? NSClassFromString(name)
        }

        /// Returns what was restored, and what was presented.
        func decodeAll() -> ([AnyObject], [(UIViewController, UIViewController)]) {
            var presentations: [(UIViewController, UIViewController)] = []
            var restored: [AnyObject] = []
            for entry in entries {
                let coder = coder(entry.values)
                switch entry.kind {
                case .controller:
                    guard let controller = found[entry.key] as? UIViewController else { continue }
                    if controller.restorationIdentifier == nil { controller.restorationIdentifier = entry.path.last }
                    controller.loadViewIfNeeded()
                    controller.decodeRestorableState(with: coder)
                    if let presented = coder.decodeObject(forKey: UIViewController.presentedKey) as? UIViewController {
                        presentations.append((controller, presented))
                    }
                    restored.append(controller)
                case .view: view(entry)?.decodeRestorableState(with: coder)
                case .object:
                    guard let object = found[entry.key] as? any UIStateRestoring else { continue }
                    object.decodeRestorableState(with: coder)
                    restored.append(object)
                }
            }
            return (restored, presentations)
        }

        private func view(_ entry: Entry) -> UIView? {
            let owner = Entry(kind: .controller, path: entry.path.dropLast())
            guard let controller = found[owner.key] as? UIViewController, let root = controller.view else { return nil }
            func search(_ view: UIView) -> UIView? {
                if view.restorationIdentifier == entry.path.last { return view }
                return view.subviews.lazy.compactMap(search).first
            }
            return search(root)
        }
    }
}

extension StateRestoration.Entry {
    fileprivate init?(_ plist: [String: Any]) {
        guard let kind = (plist["kind"] as? String).flatMap(Kind.init), let path = plist["path"] as? [String] else {
            return nil
        }
        self.init(kind: kind, path: path, number: plist["number"] as? Int ?? 0)
        (storyboard, scene) = (plist["storyboard"] as? String, plist["scene"] as? String)
        restorationClass = plist["class"] as? String
        values = plist["values"] as? [String: Any] ?? [:]
    }

    fileprivate var plist: [String: Any] {
        var plist = reference
        plist["storyboard"] = storyboard
        plist["scene"] = scene
        plist["class"] = restorationClass
        plist["values"] = values
        return plist
    }
}

extension UIView {
    /// The controller whose view contains the view.
    fileprivate var owner: UIViewController? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
    }
}
