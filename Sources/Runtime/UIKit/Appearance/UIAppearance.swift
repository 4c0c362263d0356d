import Foundation
import NibArchive

/// A class whose instances can all be given the same looks: what is set on `appearance()` is given to each instance that
/// comes into a window and has no value of its own.
///
/// The object that `appearance()` gives is an instance that is never shown. Its properties that differ from those of an
/// untouched one are what was asked for.
@MainActor
public protocol UIAppearance: AnyObject {}

/// What the instances that are given looks may have to be in.
@MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
    /// For all instances of the class.
    public static func appearance() -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: [], for: nil) }

    /// For those that are in an instance of the first class, that in one of the second, and so on outwards.
    public static func appearance(
        whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: containers, for: nil) }

    /// For those that have the traits that the collection names.
    public static func appearance(for traits: UITraitCollection) -> Self {
        UIEnvironment.current.appearances.proxy(Self.self, in: [], for: traits)
    }

    public static func appearance(
        for traits: UITraitCollection, whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { UIEnvironment.current.appearances.proxy(Self.self, in: containers, for: traits) }
}

/// All looks that were asked for in one environment.
@MainActor
final class AppearanceRegistry {
    private struct Entry {
        var type: AnyClass
        var containers: [AnyClass]
        var traits: UITraitCollection?
        var proxy: AnyObject
        /// As the proxy was before anything was set.
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
            preconditionFailure("\(type) cannot be made without a nib, so it has no appearance")
        }
        entries.append(
            Entry(type: type, containers: classes, traits: traits, proxy: proxy, untouched: untouched))
        return proxy
    }

    /// An instance of which nothing is known.
    private static func blank<Object: UIAppearance>(_ type: Object.Type) -> Object? {
        let graph = NibGraph()
        let root = graph.add("NSObject", [:])
        let context = NibContext(BundleResources.of(.main))
        let type = type as? any NibDecodable.Type
        return type?.init(coder: UINibDecoder(graph.archive(from: root), externals: [:], context: context)) as? Object
    }

    /// Gives an object what was asked for it and it has not set itself; more of what was asked for counts before less. `view` is
    /// where it is shown.
    func dress(_ object: any UIAppearance, in view: UIView) {
        guard !entries.isEmpty else { return }
        let fitting = entries.filter { entry in
            Self.isKind(type(of: object), of: entry.type) && view.traitCollection.containsTraits(in: entry.traits)
                && Self.contains(entry.containers, view, isSelf: object === view)
        }
        guard !fitting.isEmpty else { return }
        let members = (type(of: object) as? any AppearanceGiven.Type)?.appearanceMembers ?? []
        // Those of a class nearer to the object's own, and of more containers, come later and so are asked first.
        for entry in fitting.sorted(by: { Self.weight($0) > Self.weight($1) }) {
            for member in members { member.give(entry.proxy, entry.untouched, object) }
        }
    }

    private static func weight(_ entry: Entry) -> Int {
        depth(entry.type) + 100 * entry.containers.count + (entry.traits == nil ? 0 : 50)
    }

    private static func depth(_ type: AnyClass) -> Int { superclasses(type).reduce(0) { count, _ in count + 1 } }

    private static func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
        superclasses(type).contains { $0 == other }
    }

    /// The class itself comes first.
    private static func superclasses(_ type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type) { _getSuperclass($0) }
    }

    /// Whether there is an instance of each class around the view, each further out than the one before.
    private static func contains(_ containers: [AnyClass], _ view: UIView, isSelf: Bool) -> Bool {
        var wanted = containers[...]
        var next: UIResponder? = isSelf ? view.next : view
        while let responder = next, let first = wanted.first {
            if isKind(type(of: responder), of: first) { wanted = wanted.dropFirst() }
            next = responder.next
        }
        return wanted.isEmpty
    }
}
