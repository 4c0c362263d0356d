import ElementCatalog
import NibArchive
import StoryboardModel
import XMLTree

/// Encodes an element into its object by the rules of the catalog.
struct ElementEncoder {
    let node: Node
    let builder: NibBuilder
    private let type: ElementType?

    init(_ node: Node, in builder: NibBuilder) {
        self.node = node
        self.builder = builder
        type = node.elementType
    }

    private var run: CompilerRun { builder.run }
    private var graph: NibGraph { builder.graph }

    /// Sets the class of a reserved object and encodes its values.
    func encode(into id: NibObjectID) {
        guard let type, let original = type.nibClassName else {
            run.reportUnknownElement(node)
            return graph.fill(id, "NSObject")
        }
        let custom = ClassName.custom(of: node)
        let isSwapped = custom != nil || type.kind == .controller && run.tools >= 16_000
        if isSwapped {
            graph.fill(id, "UIClassSwapper")
        } else {
            graph.fill(id, original, fallbacks: type.nibFallbacks)
        }
        writeRows(into: id, type)
        if isSwapped {
            graph[id, "UIClassName"] = .reference(builder.string(custom ?? original))
            graph[id, "UIOriginalClassName"] = .reference(builder.string(original))
        }
    }

    /// Encodes the element's keys into the object of another element.
    func merge(into id: NibObjectID) {
        if let type { writeRows(into: id, type) }
    }

    private func writeRows(into id: NibObjectID, _ type: ElementType) {
        var encoders: [String] = []
        func remember(_ name: String) { if !encoders.contains(name) { encoders.append(name) } }
        for constant in type.nibConstants where constant.tools.contains(run.tools) {
            graph[id, constant.key] = builder.value(constant.value)
        }
        for row in type.attributes where !row.platforms.isDisjoint(with: run.platform) {
            for rule in row.nibRules { write(rule, of: row, into: id, remember) }
        }
        for name in type.nibEncoders { remember(name) }
        writeChildren(into: id, type, remember)
        // The encoders that move keys of a cell to its content view come last.
        for name in encoders where !Encoders.last.contains(name) { run(name, on: id) }
        for name in encoders where Encoders.last.contains(name) { run(name, on: id) }
    }

    // MARK: Attributes

    private func write(_ rule: NibRule, of row: AttributeType, into id: NibObjectID, _ remember: (String) -> Void) {
        switch rule {
        case .designOnly, .bit: break
        case .computed(let name): if node.has(row.name) { remember(name) }
        case .key(let rule):
            guard rule.tools.contains(run.tools), let text = node[row.name] ?? row.defaultValue,
                holds(rule.condition, text, row)
            else { return }
            if let fixed = rule.fixedValue {
                graph[id, rule.key] = builder.value(fixed)
            } else if let value = value(text, of: row, as: rule.form) {
                graph[id, rule.key] = value
            }
        }
    }

    private func holds(_ condition: NibCondition, _ text: String, _ row: AttributeType) -> Bool {
        switch condition {
        case .always: true
        case .set: node.has(row.name)
        case .changed: node.has(row.name) && !isSame(text, row.defaultValue)
        case .equal(let wanted): text == wanted
        case .unequal(let other): text != other
        }
    }

    /// Returns whether values are equal; numbers are compared as numbers.
    private func isSame(_ text: String, _ other: String?) -> Bool {
        guard let other else { return false }
        if text == other { return true }
        guard let number = Double(spelled: text), let second = Double(spelled: other) else { return false }
        return number == second
    }

    private func value(_ text: String, of row: AttributeType, as form: NibForm) -> NibValue? {
        switch form {
        case .bool: return .bool(text == "YES")
        case .not: return .bool(text != "YES")
        case .int: return integer(text, row).map { .integer($0) }
        case .f32: return number(text).map { .float(Float($0)) }
        case .f64: return number(text).map { .double($0) }
        case .string: return .reference(builder.string(text))
        case .text: return .reference(builder.text(text, key: "\(node.objectID ?? "").\(row.name)"))
        case .number:
            return (number(text) ?? integer(text, row).map(Double.init)).map { .reference(builder.number($0)) }
        case .image: return .reference(builder.image(named: text, attribute: row.name, in: node))
        case .reference:
            guard let target = run.document.object(text) else {
                run.report(
                    "reference.dangling", node, "'\(row.name)' names '\(text)', which is not in the document")
                return nil
            }
            return .reference(builder.reference(to: target))
        case .nothing: return .null
        case .point, .size, .rect, .insets, .object, .mask, .list, .mutableList, .single, .first: return nil
        }
    }

    private func integer(_ text: String, _ row: AttributeType) -> Int64? {
        if case .enumeration(let name) = row.type,
            let raw = ElementCatalog.shared.enumerations[name]?.rawValue(of: text)
        {
            return Int64(raw)
        }
        if text == "YES" || text == "NO" { return text == "YES" ? 1 : 0 }
        if let number = Double(spelled: text), let integer = Int64(exactly: number) { return integer }
        run.leaveOut(
            "value.unknown", node, "'\(row.name)' has the value '\(text)', which is unknown",
            hint: "choose another value, or remove the attribute")
        return nil
    }

    private func number(_ text: String) -> Double? {
        if let number = Double(spelledRatio: text) { return number }
        if text == "infinite" { return 1e30 }
        run.leaveOut("value.malformed", node, "'\(text)' is not a number")
        return nil
    }

    // MARK: Children

    private func writeChildren(into id: NibObjectID, _ type: ElementType, _ remember: (String) -> Void) {
        for child in node.children {
            guard let row = type.child(child.name, key: child["key"]) else { continue }
            for rule in row.nibRules {
                switch rule {
                case .designOnly, .bit: break
                case .computed("merge"): ElementEncoder(child, in: builder).merge(into: id)
                case .computed(let name): remember(name)
                case .key(let rule): write(child, rule, into: id)
                }
            }
        }
    }

    private func write(_ child: Node, _ rule: NibKeyRule, into id: NibObjectID) {
        guard rule.tools.contains(run.tools) else { return }
        if rule.condition == .changed, rule.form == .list, child.children.isEmpty { return }
        if let fixed = rule.fixedValue {
            graph[id, rule.key] = builder.value(fixed)
        } else if let value = builder.value(
            of: child, as: rule.form, key: "\(node.objectID ?? "").\(child["key"] ?? "")"),
            rule.condition != .changed || !value.isZero
        {
            graph[id, rule.key] = value
        }
    }

    // MARK: Encoders

    private func run(_ name: String, on id: NibObjectID) {
        guard let encoder = Encoders.all[name] else {
            return run.leaveOut("compile.unsupported", node, "'\(name)' of '\(node.name)' cannot be compiled yet")
        }
        encoder(builder, node, id)
    }
}

extension NibValue {
    /// Whether all numbers are zero, which is the same as omitting them.
    var isZero: Bool {
        switch self {
        case .integer(let number): number == 0
        case .float(let number): number == 0
        case .double(let number): number == 0
        case .bool(let flag): !flag
        case .data: doublesValue?.allSatisfy { $0 == 0 } ?? false
        case .null, .reference: false
        }
    }
}
