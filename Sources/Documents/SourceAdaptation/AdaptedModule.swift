/// The Swift sources of a module, adapted for Linux.
///
/// Swift for Linux refuses what needs the Objective-C runtime: outlets, actions, selectors and others. An adapted copy of a
/// source omits these words and lists what they meant in a table of each class, at its end. Lines stay where they are, so
/// that messages of the compiler are about the original.
package struct AdaptedModule: Sendable {
    /// A source file.
    package struct Source: Hashable, Sendable {
        package var path: String
        package var bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
    }

    /// Where an app begins.
    package enum EntryPoint: Hashable, Sendable {
        /// The class with `@main` or `@UIApplicationMain`.
        case delegate(String)
        /// A file named `main.swift`, or a type with `@main` that isn't the app's delegate.
        case own
        case none
    }

    /// The name of the module.
    package let name: String
    /// The adapted copies, in the order of the sources.
    package let files: [Source]
    package let entryPoint: EntryPoint
    /// The classes of tests, if the module is one of tests.
    package let testCases: [TestCaseClass]
    /// The names of classes that may be of tests: their superclass is of a library that wasn't read.
    package let possibleTestCases: [String]
    /// The names of the tests that are written with Swift Testing: `Suite/test()`.
    package let testFunctions: [String]

    /// What the sources have for SwiftUI, which the copies lack.
    package let leftOut: [SwiftUIRemoval.Remark]

    /// What the module declares, for those that import it.
    let declarations: ModuleDeclarations

    /// Adapts sources. `name` is the name of the module, `others` are the modules that it imports; `isTest` tells whether it
    /// contains tests of an app.
    package init(
        _ name: String, _ sources: [Source], importing others: [AdaptedModule] = [], headerModules: [String] = [],
        isTest: Bool = false
    ) {
        self.name = name
        let removal = SwiftUIRemoval(sources)
        leftOut = removal.remarks
        let parsed = removal.sources.map(ParsedSource.init)
        var declarations = ModuleDeclarations(parsed)
        declarations.isTest = isTest
        declarations.setHeaderModules(headerModules, of: parsed)
        for other in others { declarations.importAll(of: other.declarations) }
        self.declarations = declarations
        let finder = isTest ? TestCaseFinder(parsed, in: declarations) : nil
        testCases = finder?.classes ?? []
        possibleTestCases = finder?.possibleClasses ?? []
        testFunctions = isTest ? TestFunctionFinder.names(in: parsed) : []
        let drafts = parsed.map { SourceDraft($0, in: declarations) }
        let moved = Dictionary(grouping: drafts.flatMap(\.movedMembers), by: \.type)
        files = zip(parsed, drafts).enumerated().map { number, pair in
            Source(
                path: pair.0.path,
                bytes: AdaptedSource(pair.1, moved: moved, in: declarations, number: number).bytes)
        }
        entryPoint = declarations.delegate.map { .delegate($0) } ?? (declarations.hasOwnEntryPoint ? .own : .none)
    }

    /// The source of a module that registers the tables of all files, when the app that imports it begins.
    package var librarySource: String {
        "import Foundation\nimport UIKit\n\n@MainActor public func \(Self.registration(of: name))() {\n\(calls)}\n"
            + foundationSource
    }

    /// Returns the source that registers the tables of all files and those of modules, and starts the app if no other does.
    /// `statements` are performed after the registration, before the app is launched.
    package func startSource(importing modules: [String] = [], statements: [String] = []) -> String {
        let imports = (["AppProcess", "Foundation", "UIKit"] + modules).map { "import \($0)\n" }.joined()
        let others = modules.map { "    \(Self.registration(of: $0))()\n" }.joined()
        let own = statements.map { "    \($0)\n" }.joined()
        var text = "\(imports)\n@MainActor func \(Self.registration)() {\n\(others)\(calls)\(own)}\n"
        text += Self.localeSource + foundationSource
        if case .delegate(let name) = entryPoint {
            text += """

                @main
                enum AppStart {
                    @MainActor static func main() {
                        AppProcess.prepare()
                        \(Self.registration)()
                        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "\(self.name).\(name)"))
                    }
                }

                """
        }
        return text
    }

    /// The calls that register the tables of the files.
    var calls: String { files.indices.map { "    \(AdaptedSource.registration($0))()\n" }.joined() }

    /// The function that registers the tables of a module which others import.
    private static func registration(of module: String) -> String { "\(registration)Of_\(module)" }

    /// The function that registers the tables of all files.
    static let registration = "registerInterfaceMembers"
}
