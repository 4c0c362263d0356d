import Foundation

/// The archived variations of size classes.
extension UINibDecoder {
    func applyTraitStorages() {
        for list in self.list("UINibTraitStorageListsKey", of: TraitStorageList.self) {
            list.apply(for: context.resources.traits)
            list.settle()
        }
    }
}

/// The variations of an object.
@MainActor
final class TraitStorageList: NSObject {
    private let storages: [TraitStorage]
    private var applied: UITraitCollection?

    init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        storages = nib.list("UITraitStorages", of: TraitStorage.self)
        super.init()
    }

    func apply(for traits: UITraitCollection) {
        guard traits != applied else { return }
        applied = traits
        for storage in storages { storage.apply(for: traits) }
    }

    /// Registers with the view whose traits apply: the object itself, or that of a constraint.
    fileprivate func settle() {
        let object = storages.first?.object
        let item = (object as? NSLayoutConstraint)?.firstItem ?? object
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        view?.traitStorages.append(self)
    }
}

extension TraitStorageList: NibDecodable {}

@MainActor
class TraitStorage: NSObject, NibDecodable {
    weak var object: AnyObject?
    let path: String

    required init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        object = nib.value("UIObject").map { $0 as AnyObject }
        path = nib.string("UIKeyPath") ?? ""
        super.init()
    }

    func apply(for traits: UITraitCollection) {}

    /// Returns the matching records; the most specific one is last and takes precedence.
    static func fitting<Record: TraitRecord>(_ records: [Record], _ traits: UITraitCollection) -> [Record] {
        records.filter { traits.containsTraits(in: $0.traits) }.sorted { $0.weight < $1.weight }
    }
}

@MainActor
class TraitRecord: NSObject, NibDecodable {
    let traits: UITraitCollection?

    required init?(coder: NSCoder) {
        traits = (coder as? UINibDecoder)?.value("UITraitCollection", as: UITraitCollection.self)
        super.init()
    }

    /// The number of traits.
    var weight: Int {
        guard let traits else { return 0 }
        return [
            traits.horizontalSizeClass != .unspecified, traits.verticalSizeClass != .unspecified,
            traits.userInterfaceIdiom != .unspecified, traits.displayGamut != .unspecified,
        ].filter(\.self).count
    }
}

/// Views and constraints that are installed and uninstalled.
final class RelationshipTraitStorage: TraitStorage {
    private let records: [RelationshipTraitRecord]
    /// The ids of all possible subviews, from back to front, in Interface Builder.
    private let order: [String]
    /// The objects that can be installed, with their state when the nib was loaded, and their state by the traits.
    private var members: [(object: AnyObject, initially: Bool, isWanted: Bool)]?

    required init?(coder: NSCoder) {
        order = (coder as? UINibDecoder)?.list("OSBOrder", of: String.self) ?? []
        records = (coder as? UINibDecoder)?.list("UIRecords", of: RelationshipTraitRecord.self) ?? []
        super.init(coder: coder)
    }

    /// Installs and uninstalls objects. A change by the app is kept until the state for the traits changes.
    override func apply(for traits: UITraitCollection) {
        guard let view = object as? UIView else { return }
        var members = members ?? found(in: view)
        let fitting = Self.fitting(records, traits)
        for index in members.indices {
            let object = members[index].object
            var isWanted = members[index].initially
            for record in fitting {
                if record.removed.contains(where: { $0 === object }) { isWanted = false }
                if record.added.contains(where: { $0 === object }) { isWanted = true }
            }
            guard isWanted != members[index].isWanted else { continue }
            members[index].isWanted = isWanted
            change(object, in: view, isAdded: isWanted)
        }
        self.members = members
    }

    private func found(in view: UIView) -> [(object: AnyObject, initially: Bool, isWanted: Bool)] {
        var members: [(object: AnyObject, initially: Bool, isWanted: Bool)] = []
        for object in records.flatMap({ $0.removed + $0.added })
        where !members.contains(where: { $0.object === object }) {
            let isThere = (object as? NSLayoutConstraint)?.isActive ?? ((object as? UIView)?.superview === view)
            members.append((object, isThere, isThere))
        }
        return members
    }

    private func change(_ object: AnyObject, in view: UIView, isAdded: Bool) {
        switch object {
        case let constraint as NSLayoutConstraint:
            if isAdded { view.addConstraint(constraint) } else { view.removeConstraint(constraint) }
        case let child as UIView:
            if isAdded { add(child, to: view) } else { child.removeFromSuperview() }
        default: break
        }
    }

    /// Adds a subview. Nibs don't contain its index, so it is the last one except in Interface Builder.
    private func add(_ child: UIView, to view: UIView) {
        guard child.superview !== view else { return }
        let later = order.drop { $0 != child.documentID }
        func place(among views: [UIView]) -> Int {
            views.firstIndex { later.contains($0.documentID ?? "") } ?? views.count
        }
        view.insertVariation(child, at: place)
    }
}

final class RelationshipTraitRecord: TraitRecord {
    let added: [AnyObject]
    let removed: [AnyObject]

    required init?(coder: NSCoder) {
        let nib = coder as? UINibDecoder
        added = nib?.list("UIAddedObjects", of: AnyObject.self) ?? []
        removed = nib?.list("UIRemovedObjects", of: AnyObject.self) ?? []
        super.init(coder: coder)
    }
}

/// Attributes with varying values.
final class AttributeTraitStorage: TraitStorage {
    private let records: [AttributeTraitRecord]
    /// The current record.
    private var current: AttributeTraitRecord?
    /// The value without a matching record.
    private var usual: Any?

    required init?(coder: NSCoder) {
        records = (coder as? UINibDecoder)?.list("UIRecords", of: AttributeTraitRecord.self) ?? []
        super.init(coder: coder)
    }

    /// Applies the matching record. A value that the app sets is kept until another record matches.
    override func apply(for traits: UITraitCollection) {
        let record = Self.fitting(records, traits).last
        guard record !== current, let object, let property = InterfaceMembers.property(path, of: object) else {
            return
        }
        if current == nil { usual = property.get(object) }
        current = record
        _ = property.set?(object, record.map { $0.value } ?? usual)
    }
}

final class AttributeTraitRecord: TraitRecord {
    let value: Any?

    required init?(coder: NSCoder) {
        let archived = (coder as? UINibDecoder)?.value("UIValue")
        value = (archived as? NumericConstant)?.number ?? archived
        super.init(coder: coder)
    }
}

/// The varying constant of a constraint.
@MainActor
final class NumericConstant: NSObject, NibDecodable {
    let number: NSNumber

    init?(coder: NSCoder) {
        number = NSNumber(value: Double((coder as? UINibDecoder)?.number("UINumericConstant") ?? 0))
        super.init()
    }
}
