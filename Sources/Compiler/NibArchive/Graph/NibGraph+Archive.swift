extension NibGraph {
    /// Returns an archive of the objects reachable from `root`, numbered depth first in the order of values, like Xcode
    /// 13 and later.
    public func archive(from root: NibObjectID, coderVersion: UInt32 = 10) -> NibArchive {
        precondition(
            coderVersion == 9 || coderVersion == 10, "there is no coder version \(coderVersion); it is 9 or 10")
        let order = NibOrder(of: self, from: root)
        var assembly = NibAssembly()
        for id in order.ids {
            guard let type = type(of: id) else { preconditionFailure(order.complaint(about: id, in: self)) }
            assembly.begin(type)
            for (key, value) in values(of: id) { assembly.append(value, under: key, numbers: order.numbers) }
        }
        return NibArchive(assembly.storage(coderVersion: coderVersion))
    }
}

/// The objects to write and their numbers.
private struct NibOrder {
    private(set) var ids: [NibObjectID] = []
    /// The number of each of the graph's objects, or -1 if it isn't reachable.
    private(set) var numbers: [Int]

    init(of graph: NibGraph, from root: NibObjectID) {
        numbers = Array(repeating: -1, count: graph.count)
        // An explicit stack, because chains of objects may be longer than the call stack allows.
        var waiting: [(values: [(key: String, value: NibValue)], next: Int)] = []
        func visit(_ id: NibObjectID) {
            // First, because it stops for an object of another graph.
            let values = graph.values(of: id)
            guard numbers[id.rawValue] < 0 else { return }
            numbers[id.rawValue] = ids.count
            ids.append(id)
            waiting.append((values, 0))
        }
        visit(root)
        while let top = waiting.indices.last {
            let next = waiting[top].next
            guard next < waiting[top].values.count else {
                waiting.removeLast()
                continue
            }
            waiting[top].next += 1
            if case .reference(let id) = waiting[top].values[next].value { visit(id) }
        }
    }

    func complaint(about id: NibObjectID, in graph: NibGraph) -> String {
        for user in ids {
            if let (key, _) = graph.values(of: user).first(where: { $0.value == .reference(id) }) {
                return
                    "object \(id) was reserved and not filled, but '\(key)' of \(graph.className(of: user) ?? "object") \(user) refers to it; call fill"
            }
        }
        return "object \(id) was reserved and not filled; call fill before archiving from it"
    }
}

/// The tables of an archive under construction.
private struct NibAssembly {
    private var keys = NibNameTable()
    private var classes: [NibClass] = []
    private var classNumbers: [NibClass: UInt32] = [:]
    private var objects: [NibStorage.Object] = []
    private var values: [NibStorage.Value] = []
    private var bytes: [UInt8] = []

    mutating func begin(_ type: NibClass) {
        let number = classNumbers[type] ?? UInt32(classes.count)
        if number == classes.count {
            classes.append(type)
            classNumbers[type] = number
        }
        objects.append(NibStorage.Object(classNumber: number, firstValue: UInt32(values.count), valueCount: 0))
    }

    mutating func append(_ value: NibValue, under key: String, numbers: [Int]) {
        let (kind, bits) = record(value, numbers: numbers)
        values.append(NibStorage.Value(key: keys.enter(NibName(key)), kind: kind, bits: bits))
        objects[objects.count - 1].valueCount += 1
    }

    func storage(coderVersion: UInt32) -> NibStorage {
        NibStorage(
            formatVersion: 1, coderVersion: coderVersion, keys: keys, classes: classes, objects: objects,
            values: values, bytes: bytes[...])
    }

    private mutating func record(_ value: NibValue, numbers: [Int]) -> (NibStorage.Value.Kind, UInt64) {
        switch value {
        case .integer(let number): return (.integer, UInt64(bitPattern: number))
        case .bool(let isTrue): return (.bool, isTrue ? 1 : 0)
        case .float(let number): return (.float, UInt64(number.bitPattern))
        case .double(let number): return (.double, number.bitPattern)
        case .data(let data):
            let start = bytes.count
            bytes.append(contentsOf: data)
            precondition(bytes.count <= UInt32.max, "data of more than 4 GB has no place in an archive")
            return (.data, UInt64(start) << 32 | UInt64(data.count))
        case .null: return (.null, 0)
        case .reference(let id): return (.reference, UInt64(numbers[id.rawValue]))
        }
    }
}
