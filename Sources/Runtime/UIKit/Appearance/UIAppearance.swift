import Foundation
import NibArchive

/// A class with an appearance proxy: values set on `appearance()` are applied to each instance that enters a window and
/// has no value of its own.
///
/// The proxy is an instance that is never shown. Its properties that differ from those of an unmodified instance were
/// set.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A class whose instances can be containers in an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
    /// Returns the appearance proxy for all instances of the class.
    public static func appearance() -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: [], for: nil) }

    /// Returns the appearance proxy for instances in an instance of the first class, which is in an instance of the
    /// second class, and so on.
    public static func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: containers, for: nil) }

    /// Returns the appearance proxy for instances with the traits of a collection.
    public static func appearance(for traits: UITraitCollection) -> Self {
        UIEnvironment.current.appearances.proxy(Self.self, in: [], for: traits)
    }

    public static func appearance(
        for traits: UITraitCollection, whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: containers, for: traits) }
}

/// The appearance proxies of an environment.
@MainActor
final class AppearanceRegistry {
    private struct Entry {
        var type: AnyClass
        var containers: [AnyClass]
        var traits: UITraitCollection?
        var proxy: AnyObject
        /// An unmodified instance, for comparison.
        var untouched: AnyObject
    }

    private var entries: [Entry] = []

    func proxy<Object: UIAppearance>(
        _ type: Object.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Object {
        let classes = containers.map { $0 as AnyClass }
        for entry in entries where entry.type == type && entry.containers.elementsEqual(classes, by: ==) {
            if entry.traits == traits, let proxy = entry.proxy as? Object { return proxy }
        }
        guard let proxy = Self.blank(type), let untouched = Self.blank(type) else {
            preconditionFailure("\(type) cannot be created without a nib, so it has no appearance proxy")
        }
        entries.append(
            Entry(type: type, containers: classes, traits: traits, proxy: proxy, untouched: untouched))
        return proxy
    }

    /// Returns an instance without any values.
    private static func blank<Object: UIAppearance>(_ type: Object.Type) -> Object? {
        let graph = NibGraph()
        let root = graph.add("NSObject", [:])
        let context = NibContext(BundleResources.of(.main))
        let type = type as? any NibDecodable.Type
        return type?.init(coder: UINibDecoder(graph.archive(from: root), externals: [:], context: context)) as? Object
    }

    /// Applies the values of the matching proxies to an object that has none of its own; more specific proxies take
    /// precedence. `view` is where the object is shown.
    func dress(_ object: any UIAppearance, in view: UIView) {
        guard !entries.isEmpty else { return }
        let fitting = entries.filter { entry in
            derives(type(of: object), from: entry.type) && view.traitCollection.containsTraits(in: entry.traits)
                && Self.contains(entry.containers, view, isSelf: object === view)
        }
        guard !fitting.isEmpty else { return }
        let members = (type(of: object) as? any AppearanceGiven.Type)?.appearanceMembers ?? []
        // Proxies of more derived classes, and with more containers, come last and so take precedence.
        for entry in fitting.sorted(by: { Self.weight($0) > Self.weight($1) }) {
            for member in members { member.give(entry.proxy, entry.untouched, object) }
        }
    }

    private static func weight(_ entry: Entry) -> Int {
        depth(entry.type) + 100 * entry.containers.count + (entry.traits == nil ? 0 : 50)
    }

    private static func depth(_ type: AnyClass) -> Int { superclasses(type).reduce(0) { count, _ in count + 1 } }

    /// Returns the class and its superclasses.
    private static func superclasses(_ type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }

    /// Returns whether the view has ancestors of each class, in order from the inside.
    private static func contains(_ containers: [AnyClass], _ view: UIView, isSelf: Bool) -> Bool {
        var wanted = containers[...]
        var next: UIResponder? = isSelf ? view.next : view
        while let responder = next, let first = wanted.first {
            if derives(type(of: responder), from: first) { wanted = wanted.dropFirst() }
            next = responder.next
        }
        return wanted.isEmpty
    }
}
