import SourceModel
import SwiftSyntax

/// Sources that the compiler refuses as they are, and what is done about it. Calls that Objective-C resolves in the running app become
/// calls of UIKit. What needs modules that can't be had is left out: the smallest whole around each place where a name is
/// missing, until the rest compiles. Lines keep their places.
package struct RefusedCode: Sendable {
    /// A place that the compiler complains about.
    package struct Complaint: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var column: Int
        package var message: String

        package init(path: String, line: Int, column: Int, message: String) {
            (self.path, self.line, self.column, self.message) = (path, line, column, message)
        }
    }

    /// What a source lacks now: the first line of what was left out, and what it was.
    package struct Removal: Hashable, Sendable {
        package enum Reason: String, Sendable {
            /// It needs a module that can't be had.
            case module
            /// It needs what the app declares in Objective-C.
            case objectiveC
            /// It overrides a member of a framework's class in an extension, which only Objective-C allows.
            case override
        }

        package var path: String
        package var line: Int
        package var text: String
        package var reason = Reason.module

        package init(path: String, line: Int, text: String, reason: Reason = .module) {
            (self.path, self.line, self.text, self.reason) = (path, line, text, reason)
        }
    }

    package internal(set) var sources: [AdaptedModule.Source]
    package private(set) var removals: [Removal] = []
    /// The modules whose imports were removed.
    package private(set) var modules: Set<String> = []
    /// What the compiler says about code of tests that was taken out.
    package private(set) var abandoned: [Complaint] = []
    /// The names that were declared in what was left out.
    private var names: Set<String> = []
    /// The sources that lack something, by their paths.
    private var touched: Set<String> = []

    /// The sources that are compiled as for Linux, by their paths.
    var forLinux: Set<String> = []
    /// Whether modules in Objective-C are missing, whose members every source of an app sees, whatever it imports.
    private let lacksObjectiveC: Bool
    /// What the app declares in Objective-C.
    package var objectiveCNames: Set<String> = []

    /// Creates code. `partial` are modules that are there without a part in Objective-C: what sources that import them lack may be
    /// in that; `lacking` are names that were left out of imported modules.
    package init(
        _ sources: [AdaptedModule.Source], lacksObjectiveC: Bool = false, importing partial: Set<String> = [],
        lacking names: Set<String> = []
    ) {
        (self.sources, self.lacksObjectiveC, self.names) = (sources, lacksObjectiveC, names)
        for source in partial.isEmpty ? [] : sources {
            let parsed = ParsedSource(source)
            if partial.contains(where: { !parsed.imports(of: $0).isEmpty }) { touched.insert(source.path) }
        }
    }

    /// Rewrites what only Objective-C's compiler or runtime takes. Returns whether there was any.
    package mutating func rewrite(_ complaints: [Complaint]) -> Bool {
        rewriteCalls(complaints) || renameRequirements(complaints) || removeClassRequirements(complaints)
            || removeRepetitions(complaints) || addReplacements(complaints) || expandAliases(complaints)
    }

    /// Rewrites the calls that only Objective-C resolves, and names that were strings. Returns whether there were any.
    package mutating func rewriteCalls(_ complaints: [Complaint]) -> Bool {
        edit(complaints) { offset, syntax, message in
            if let string = TypedString(at: offset, in: syntax, message: message) {
                return (offset, { string.rewrite(&$0) })
            }
            return RuntimeCall(at: offset, in: syntax, message: message).map { call in (offset, { call.rewrite(&$0) }) }
        }
    }

    /// Lets tests fail with what the compiler says about them. Returns whether there were any.
    package mutating func failTests(_ complaints: [Complaint]) -> Bool {
        edit(complaints) { offset, syntax, message in
            FailedTest(at: offset, in: syntax, message: message).map { test in
                (test.range.lowerBound, { $0.replace(test.range, with: test.replacement) })
            }
        }
    }

    /// Imports UIKit where a name isn't found and a module that isn't Apple's is imported: the headers of such modules make UIKit
    /// available on iOS. Imports WebKit where the web view of UIKit isn't found, which is one of WebKit's here. Returns whether there
    /// was any.
    package mutating func importFrameworks(_ complaints: [Complaint]) -> Bool {
        let missing = complaints.filter { $0.message.hasPrefix("cannot find ") }
        let pages = missing.filter { $0.message.contains("'UIWebView") }
        let hasWebKit = add(importOf: "WebKit", to: pages, after: \.last)
        let hasUIKit = add(importOf: "UIKit", to: missing) { imports in
            imports.first { SystemModule.named($0.path.first?.name.text ?? "") == nil }
        }
        return hasWebKit || hasUIKit
    }

    /// Adds the import of a module to the sources that complaints are about and that don't have it, after one of their imports.
    /// Returns whether there was any.
    private mutating func add(
        importOf module: String, to complaints: [Complaint], after place: ([ImportDeclSyntax]) -> ImportDeclSyntax?
    ) -> Bool {
        var changed = false
        for index in sources.indices {
            let complaints = complaints.filter { $0.path == sources[index].path }
            guard !complaints.isEmpty else { continue }
            let source = ParsedSource(sources[index])
            // The first place that lacks the module: each clause of an #if has its imports.
            let lacking = complaints.lazy.map { complaint in
                source.imports(at: source.offset(line: complaint.line, column: complaint.column) ?? 0)
            }.first { imports in !imports.contains { $0.path.first?.name.text == module } }
            guard let lacking, let other = place(lacking) else { continue }
            var edits = SourceEdits()
            edits.insert("; import \(module)", at: other.span.upperBound)
            sources[index].bytes = edits.applied(to: sources[index].bytes)
            changed = true
        }
        return changed
    }

    /// Takes out the code beside tests that the compiler refuses: a test that calls it fails, declarations that can't be are left out.
    /// Returns whether anything changed.
    package mutating func abandon(_ complaints: [Complaint]) -> Bool {
        // What is in a body first: with that gone, the declarations may be fine.
        let changed = edit(complaints) { offset, syntax, message in
            AbandonedCode(at: offset, in: syntax, message: message).map { code in
                (code.range.lowerBound, { $0.replace(code.range, with: code.replacement) })
            }
        }
        let count = removals.count
        if !changed, !leaveOut(complaints, inAll: true) { return false }
        removals.removeSubrange(count...)
        abandoned += complaints.filter { !abandoned.contains($0) }
        return true
    }

    /// Edits sources where there is something to do about a complaint, once at each place. Returns whether there was anything.
    mutating func edit(
        _ complaints: [Complaint],
        _ find: (Int, SourceFileSyntax, String) -> (place: Int, change: (inout SourceEdits) -> Void)?
    ) -> Bool {
        var changed = false
        let byPath = Dictionary(grouping: complaints, by: \.path)
        for index in sources.indices {
            guard let places = byPath[sources[index].path] else { continue }
            let source = ParsedSource(sources[index])
            var edits = SourceEdits()
            var seen: Set<Int> = []
            for complaint in places {
                guard let offset = source.offset(line: complaint.line, column: complaint.column),
                    let (place, change) = find(offset, source.syntax, complaint.message), seen.insert(place).inserted
                else { continue }
                change(&edits)
                changed = true
            }
            if !seen.isEmpty { sources[index].bytes = edits.applied(to: sources[index].bytes) }
        }
        return changed
    }

    /// Removes the imports of a module. Returns whether there were any.
    package mutating func removeImports(of module: String) -> Bool {
        modules.insert(module)
        var found = false
        for index in sources.indices {
            let source = ParsedSource(sources[index])
            for node in source.imports(of: module) {
                let line = source.line(at: node.span.lowerBound)
                removals.append(Removal(path: source.path, line: line, text: node.trimmedDescription))
                erase(node.span, in: index)
                touched.insert(source.path)
                found = true
            }
        }
        return found
    }

    /// Removes members of extensions that override those of a framework's class. Returns whether there were any.
    package mutating func removeOverrides(_ complaints: [Complaint]) -> Bool {
        var found = false
        for complaint in complaints where complaint.message.hasSuffix("cannot be overridden from extension") {
            guard let (index, item, name, line) = declaration(at: complaint) else { continue }
            removals.append(Removal(path: sources[index].path, line: line, text: name, reason: .override))
            erase(item.span, in: index)
            found = true
        }
        return found
    }

    /// Removes functions that differ from others only in that a parameter is unwrapped when it is read, `T!` beside `T?`:
    /// compilers before Swift 5 told these apart. Returns whether there were any.
    package mutating func removeRepetitions(_ complaints: [Complaint]) -> Bool {
        var found = false
        for complaint in complaints where complaint.message.hasPrefix("invalid redeclaration of ") {
            guard let (index, item, _, _) = declaration(at: complaint), let function = Self.function(in: item),
                let twin = Self.twins(of: function, beside: item).first(where: { Self.isUnwrapped($0.function) })
            else { continue }
            erase(twin.item.span, in: index)
            found = true
        }
        return found
    }

    private static func function(in item: Syntax) -> FunctionDeclSyntax? {
        item.as(MemberBlockItemSyntax.self)?.decl.as(FunctionDeclSyntax.self)
            ?? item.as(CodeBlockItemSyntax.self)?.item.as(FunctionDeclSyntax.self)
    }

    private static func isUnwrapped(_ function: FunctionDeclSyntax) -> Bool {
        function.signature.parameterClause.parameters.contains { $0.type.trimmedDescription.hasSuffix("!") }
    }

    /// Returns a function and those beside it that it differs from in that alone, the function first.
    private static func twins(
        of function: FunctionDeclSyntax, beside item: Syntax
    ) -> [(item: Syntax, function: FunctionDeclSyntax)] {
        func outline(_ function: FunctionDeclSyntax) -> [String] {
            [function.name.text]
                + function.signature.parameterClause.parameters.flatMap {
                    [$0.firstName.text, $0.type.trimmedDescription.withoutUnwrapping]
                }
        }
        guard let siblings = item.parent?.children(viewMode: .sourceAccurate) else { return [(item, function)] }
        let others = siblings.compactMap { other in Self.function(in: other).map { (item: other, function: $0) } }
        return [(item, function)]
            + others.filter { $0.item.id != item.id && outline($0.function) == outline(function) }
    }

    /// Returns the declaration that a complaint is about: its source, the node, the name, and the line where it begins.
    private func declaration(at complaint: Complaint) -> (index: Int, item: Syntax, name: String, line: Int)? {
        guard let index = sources.firstIndex(where: { $0.path == complaint.path }) else { return nil }
        let source = ParsedSource(sources[index])
        guard let offset = source.offset(line: complaint.line, column: complaint.column),
            let token = source.syntax.token(at: AbsolutePosition(utf8Offset: offset)),
            // The compiler says some things twice: the second time, the declaration is gone.
            complaint.message.contains("'\(token.text)"),
            let item = token.outward.first(where: {
                $0.is(MemberBlockItemSyntax.self) || $0.is(CodeBlockItemSyntax.self)
            })
        else { return nil }
        return (index, item, token.text, source.line(at: item.span.lowerBound))
    }

    /// Records the sources that lack code which needs SwiftUI. Returns whether there are any.
    @discardableResult
    package mutating func recordSwiftUI() -> Bool {
        let remarks = SwiftUIRemoval(sources).remarks
        touched.formUnion(remarks.map(\.path))
        return !remarks.isEmpty
    }

    /// Leaves out what is around places: where something that isn't there may be the cause, or in all of them. Returns whether anything
    /// changed.
    package mutating func leaveOut(_ complaints: [Complaint], inAll: Bool = false) -> Bool {
        var changed = false
        let byPath = Dictionary(grouping: complaints.filter { inAll || isAboutMissing($0) }, by: \.path)
        for index in sources.indices {
            guard let places = byPath[sources[index].path] else { continue }
            let source = ParsedSource(sources[index])
            for place in places {
                guard let offset = source.offset(line: place.line, column: place.column),
                    let part = LeftOutPart(at: offset, in: source.syntax, message: place.message)
                else { continue }
                let text = source.bytes[part.range].prefix { $0 != UInt8(ascii: "\n") }
                guard text.contains(where: { $0 != UInt8(ascii: " ") }), !isErased(part, in: index) else { continue }
                removals.append(
                    Removal(
                        path: source.path, line: source.line(at: part.range.lowerBound),
                        text: part.name ?? String(decoding: text, as: UTF8.self),
                        reason: isAboutObjectiveC(place) ? .objectiveC : .module))
                names.formUnion(part.names)
                touched.insert(source.path)
                erase(part.range, with: part.replacement, in: index)
                changed = true
            }
        }
        return changed
    }

    /// Whether a complaint may come from something that isn't there: in a source that lacks something, or about such a name.
    private func isAboutMissing(_ complaint: Complaint) -> Bool {
        touched.contains(complaint.path) || names.contains { complaint.message.contains("'\($0)") }
            || lacksObjectiveC && complaint.message.contains(/has no member '[a-z]{2,4}_\w+/)
            || isAboutObjectiveC(complaint)
            // The compiler sometimes finds no words for a closure that has such a name in it.
            || complaint.message.hasPrefix("failed to produce diagnostic") && !(names.isEmpty && touched.isEmpty)
    }

    /// Whether a complaint is about a name that the app declares in Objective-C.
    private func isAboutObjectiveC(_ complaint: Complaint) -> Bool {
        guard !objectiveCNames.isEmpty, let match = complaint.message.firstMatch(of: Self.missing) else { return false }
        return objectiveCNames.contains(String(match.1))
    }

    nonisolated(unsafe) private static let missing = #/(?:^cannot find (?:type )?|has no member )'(\w+)'/#

    /// Whether the part, or one around it, was erased since the source was parsed.
    private func isErased(_ part: LeftOutPart, in index: Int) -> Bool {
        sources[index].bytes[part.range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    }

    /// Replaces bytes by spaces, and the first of them by a text.
    private mutating func erase(_ range: Range<Int>, with text: String = "", in index: Int) {
        let replacement = Array(text.utf8)
        for (place, offset) in range.enumerated() {
            if place < replacement.count {
                sources[index].bytes[offset] = replacement[place]
            } else if sources[index].bytes[offset] != UInt8(ascii: "\n") {
                sources[index].bytes[offset] = UInt8(ascii: " ")
            }
        }
    }
}

extension ParsedSource {
    /// Returns the offset of a place that counts from 1, at most that of the line's end.
    func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return min(start + max(0, column - 1), max(start, end - 1))
    }
}
