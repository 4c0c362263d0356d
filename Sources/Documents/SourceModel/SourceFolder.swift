package import ClassModel
package import FileAccess
import Synchronization

/// The sources of an app for one run of a command. Each file is read once, and parsed only if a document needs it.
package final class SourceFolder: Sendable {
    private let reader: SourceReader
    private let files: [String]
    private let root: String
    private let state = Mutex(State())

    package init(_ files: [String], below root: String, in store: any FileStore) {
        reader = SourceReader(store)
        self.files = files.filter(SourceReader.isSource)
        self.root = root
    }

    private struct State {
        var files: [File]?
        /// The indexes of the files that may declare a name.
        var declaring: [String: [Int]] = [:]
        var names: ModuleNames?
        var all: AppClasses?
    }

    private struct File {
        var path: String
        var bytes: [UInt8]
        var classes: FileClasses?
    }

    /// Returns the classes that a document needs, with their superclasses and the classes of their outlets. If a
    /// required class is missing, returns all classes, so that a similar one can be suggested.
    package func classes(_ wanted: WantedClasses) -> AppClasses {
        state.withLock { state in
            if let all = state.all { return all }
            load(&state)
            let found = AppClasses(parse(wanted, &state))
            if Self.has(wanted, found) { return found }
            let all = reader.classes(in: files, below: root)
            state.all = all
            return all
        }
    }

    private static func has(_ wanted: WantedClasses, _ found: AppClasses) -> Bool {
        let selectors = wanted.unwindActions.isEmpty ? [] : Set(found.members.map(\.name))
        return wanted.required.allSatisfy { found.find($0) != nil || FrameworkClasses.shared.has($0) }
            && wanted.unwindActions.isSubset(of: selectors)
    }

    private func load(_ state: inout State) {
        guard state.files == nil else { return }
        let files = files.compactMap { path in
            (try? reader.store.read(path, limit: SourceReader.largestFile)).map { File(path: path, bytes: $0.bytes) }
        }
        for (number, file) in files.enumerated() {
            for name in DeclaredNames.names(in: file.bytes) { state.declaring[name, default: []].append(number) }
        }
        state.files = files
        state.names = ModuleNames(reader.store, root: root)
    }

    // MARK: Required files

    /// Parses files until the wanted classes and the classes they depend on are known.
    private func parse(_ wanted: WantedClasses, _ state: inout State) -> [FileClasses] {
        var used: Set<Int> = []
        var known: Set<String> = []
        var next = Set(wanted.names.map(\.lastName))
        let words = wanted.unwindWords
        for (number, file) in (state.files ?? []).enumerated() where words.contains(where: file.bytes.mentions) {
            used.insert(number)
            next.formUnion(parse(number, &state).leadsTo)
        }
        while !next.isEmpty {
            known.formUnion(next)
            let numbers = Set(next.flatMap { files(about: $0, state) }).subtracting(used)
            used.formUnion(numbers)
            next = []
            for number in numbers { next.formUnion(parse(number, &state).leadsTo) }
            next.subtract(known)
        }
        return used.sorted().map { parse($0, &state) }
    }

    /// Returns the files with extensions of a class; those of UIKit's classes matter only if documents use the class.
    private func files(about name: String, _ state: State) -> [Int] {
        let numbers = state.declaring[name] ?? []
        guard FrameworkClasses.shared.has(name), let files = state.files else { return numbers }
        return numbers.filter { files[$0].bytes.mentions("IB") || files[$0].bytes.mentions("@objc") }
    }

    private func parse(_ number: Int, _ state: inout State) -> FileClasses {
        guard let file = state.files?[number] else { return FileClasses() }
        if let classes = file.classes { return classes }
        let module = SourceReader.isSwift(file.path) ? state.names?.module(of: file.path) : nil
        let classes = SourceReader.classes(in: file.bytes, file.path, module)
        state.files?[number].classes = classes
        return classes
    }
}

extension FileClasses {
    /// The names of other classes that these depend on: superclasses, their extensions, and the classes of outlets.
    fileprivate var leadsTo: Set<String> {
        var names: Set<String> = []
        for declared in classes {
            names.insert(declared.name.lastName)
            if let superclass = declared.superclass?.lastName {
                names.insert(superclass)
                names.formUnion(FrameworkClasses.shared.chain(of: superclass))
            }
            names.formUnion(declared.members.outletTypes)
        }
        for (name, members) in extensions {
            names.insert(name.lastName)
            names.formUnion(members.outletTypes)
        }
        for (name, meaning) in aliases { names.formUnion([name.lastName, meaning.lastName]) }
        return names
    }
}

extension [ClassMember] {
    fileprivate var outletTypes: [String] {
        filter { $0.kind == .outlet || $0.kind == .outletCollection }.compactMap { $0.type?.lastName }
    }
}

extension String {
    /// The last component of a name: "Outer.Inner" as "Inner".
    fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
