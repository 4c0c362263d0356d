public import Foundation
import SpriteKit
import UIKit

/// A state of a game or of one of its characters.
open class GKState: NSObject {
    open fileprivate(set) weak var stateMachine: GKStateMachine?

    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// States, one of which holds.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { type(of: $0) == stateClass ? $0 as? StateType : nil }.first
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states.contains(where: { type(of: $0) == stateClass }) else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }

    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
        else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of what an entity is or does.
open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?

    /// Whether files may have the component: subclasses say so.
    open class var supportsSecureCoding: Bool { true }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        if let file = coder as? SceneDecoder { read(file) }
    }

    /// Takes the values that the scene editor has for the properties with `@GKInspectable`.
    private func read(_ file: SceneDecoder) {
        nonisolated(unsafe) let (component, file) = (self, file)
        MainActor.assumeIsolated {
            let names = file.value("_propertyNames") as? [Any] ?? []
            for case let name as String in names where file.has(name) {
                component.setValue(file.value(name), forKey: name)
            }
        }
    }

    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// Something in a game, made of components: one of each class.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        guard let file = coder as? SceneDecoder else { return }
        components = file.each("_components") { className, _ in Self.component(className, file) }
        for component in components { component.entity = self }
        // A component looks for others.
        for component in components { component.didAddToEntity() }
    }

    private static func component(_ className: String, _ file: SceneDecoder) -> GKComponent? {
        if className == "GKSKNodeComponent" { return GKSKNodeComponent(coder: file) }
        let name = [file.string("_moduleName"), file.string("_className")].compactMap(\.self).joined(separator: ".")
        guard let type = (file.appClass(className) ?? file.appClass(name)) as? GKComponent.Type else {
            file.report("no class '\(className)' of a component")
            return nil
        }
        return type.init(coder: file)
    }

    open func addComponent(_ component: GKComponent) {
        removeComponent { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        removeComponent { type(of: $0) == componentClass }
    }

    private func removeComponent(where isMeant: (GKComponent) -> Bool) {
        guard let index = components.firstIndex(where: isMeant) else { return }
        components[index].willRemoveFromEntity()
        components[index].entity = nil
        components.remove(at: index)
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }

    open func update(deltaTime seconds: TimeInterval) { for each in components { each.update(deltaTime: seconds) } }
}

/// The components of one class, updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []

    public init(componentClass cls: AnyClass) { componentClass = cls }

    open subscript(index: Int) -> ComponentType { components[index] }
    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) {
        components += entity.components.filter { type(of: $0) == componentClass }.compactMap { $0 as? ComponentType }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) { for each in components { each.update(deltaTime: seconds) } }
}

// MARK: Rules

/// What follows from a condition.
open class GKRule: NSObject {
    open var salience = 0
    private let isTrue: (GKRuleSystem) -> Bool
    private let act: (GKRuleSystem) -> Void

    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (isTrue, act) = (predicate, action)
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { isTrue(system) }
    open func performAction(in system: GKRuleSystem) { act(system) }
}

/// Rules, and the facts that they have found with a grade from 0 to 1.
open class GKRuleSystem: NSObject {
    open var state: [String: Any] = [:]
    open private(set) var rules: [GKRule] = []
    open private(set) var agenda: [GKRule] = []
    open private(set) var executed: [GKRule] = []
    private var grades: [AnyHashable: Float] = [:]
    open var facts: [Any] { grades.keys.map(\.base) }

    open func add(_ rule: GKRule) {
        rules.append(rule)
        agenda.append(rule)
    }
    open func add(_ rules: [GKRule]) { for rule in rules { add(rule) } }
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    /// Performs the rules that are true, the most salient first, until none is left that has become true.
    open func evaluate() {
        while let rule = next() {
            agenda.removeAll { $0 === rule }
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    private func next() -> GKRule? {
        let holding = agenda.filter { $0.evaluatePredicate(in: self) }
        return holding.max { $0.salience < $1.salience }
    }

    open func reset() { (agenda, executed, grades) = (rules, [], [:]) }

    open func assertFact(_ fact: any NSObjectProtocol, grade: Float = 1) {
        guard let key = fact as? AnyHashable else { return }
        grades[key] = min(1, (grades[key] ?? 0) + grade)
    }
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float = 1) {
        guard let key = fact as? AnyHashable, let known = grades[key] else { return }
        grades[key] = known - grade > 0 ? known - grade : nil
    }
    open func grade(forFact fact: any NSObjectProtocol) -> Float { (fact as? AnyHashable).flatMap { grades[$0] } ?? 0 }
    open func minimumGrade(forFacts facts: [Any]) -> Float { known(facts).min() ?? 0 }
    open func maximumGrade(forFacts facts: [Any]) -> Float { known(facts).max() ?? 0 }

    private func known(_ facts: [Any]) -> [Float] {
        facts.map { ($0 as? AnyHashable).flatMap { grades[$0] } ?? 0 }
    }
}
