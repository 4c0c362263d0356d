public import StoryboardModel
import XMLTree

/// Documents as Swift.
public struct SwiftExport: Sendable {
    /// A document that is exported.
    public struct Source: Sendable {
        /// The document.
        public var document: Document
        /// The file name without extension.
        public var name: String
        /// The name of the tables of the document's texts in other languages, or nil if there are none.
        public var textTable: String?
        /// The ids of the controllers whose scenes are exported, or nil for all. The others stay in the storyboard.
        public var scenes: Set<String>?

        /// Creates a source.
        public init(_ document: Document, name: String, textTable: String? = nil, scenes: Set<String>? = nil) {
            (self.document, self.name, self.textTable, self.scenes) = (document, name, textTable, scenes)
        }
    }

    /// A source file.
    public struct File: Hashable, Sendable {
        /// The file's name in the output folder.
        public var name: String
        /// The content of the file.
        public var text: String
        /// The id of the object whose class the file has, if it has one.
        public var object: String?
    }

    /// A scene, and the expression that makes its controller.
    public struct Scene: Hashable, Sendable {
        /// The id of the controller.
        public var controllerID: String
        /// The Swift expression that makes the controller.
        public var expression: String
        /// The class of the controller.
        public var type: String
        /// The identifier by which sources know the scene.
        public var identifier: String?
        /// Whether the storyboard begins with the scene.
        public var isInitial: Bool
    }

    /// A class of the app that gets an extension, with what it has to do, or from which an exported one derives.
    public struct AppClass: Hashable, Sendable {
        /// What the class is for.
        public enum Kind: Hashable, Sendable {
            /// A controller.
            case controller
            /// A cell of a style, such as "subtitle".
            case tableCell(style: String)
            /// A view.
            case view
            /// The class that an exported one derives from.
            case base
        }

        /// A method of a segue that starts when a cell is selected.
        public struct Selection: Hashable, Sendable {
            /// The reuse identifier.
            public var cell: String
            /// The name of the method.
            public var method: String
            /// A Boolean value that indicates whether the cell's accessory button starts the segue.
            public var isAccessory: Bool
        }

        /// The name of the class.
        public var name: String
        /// What the class is for.
        public var kind: Kind
        /// The list of the controller, `tableView` or `collectionView`, whose delegate it is, or nil.
        public var list: String?
        /// Whether the class derives from one that is the delegate of its list.
        public var overridesList = false
        /// The methods of segues by their identifiers.
        public var segues: [String: String] = [:]
        /// The methods of segues that start when a cell is selected.
        public var selections: [Selection] = []
    }

    /// What was made of a document.
    public struct Outcome: Sendable {
        /// The source files.
        public var files: [File] = []
        /// The scenes that the files make.
        public var scenes: [Scene] = []
        /// What isn't in the files, and what the app's sources need besides them.
        public var diagnostics: [Diagnostic] = []
        /// The classes of the app that get extensions, or subclasses.
        public var classes: [AppClass] = []
    }

    /// What was made of the documents, in their order.
    public private(set) var outcomes: [Outcome] = []
    /// The files that several documents use.
    public private(set) var sharedFiles: [File] = []

    /// Exports documents. `hasCoordinators` puts what segues do into a type for each storyboard instead of the controllers.
    public init(_ sources: [Source], hasCoordinators: Bool = false) {
        let shared = ExportPlan.sharedClasses(sources.map(\.document))
        var types = UsedNames(Set(sources.flatMap { $0.document.root.subtree.compactMap { $0["customClass"] } }))
        var plans = sources.map {
            ExportPlan($0.document, name: $0.name, scenes: $0.scenes, shared: shared, types: &types)
        }
        let functions = Dictionary(plans.map { ($0.name, $0.publicFunctions) }, uniquingKeysWith: { first, _ in first })
        for place in plans.indices {
            (plans[place].siblings, plans[place].hasCoordinator) = (functions, hasCoordinators)
        }
        var needs = SharedNeeds()
        for (plan, source) in zip(plans, sources) { outcomes.append(Self.export(plan, source.textTable, &needs)) }
        sharedFiles = needs.files
    }

    private static func export(_ plan: ExportPlan, _ textTable: String?, _ needs: inout SharedNeeds) -> Outcome {
        let report = ExportReport(plan.document)
        let values = SwiftValues(document: plan.document, textTable: textTable, report: report)
        var outcome = Outcome()
        var coordinated: [[String]] = []
        for unit in plan.units {
            let writer = UnitWriter(unit, plan, values)
            outcome.files.append(File(name: unit.file, text: writer.write(), object: unit.root["id"]))
            coordinated += writer.coordinated
            if unit.form == .layout || unit.root["customClass"] != nil { outcome.classes.append(writer.appClass) }
            needs.staticTable = needs.staticTable || !writer.sections.isEmpty
            needs.unwind = needs.unwind || writer.usesUnwind
        }
        if plan.document.kind.isStoryboard {
            let factory = SceneFactory(plan, values)
            outcome.files.append(File(name: "\(plan.scenesName).swift", text: factory.write()))
            outcome.scenes = factory.scenes
        }
        if let name = plan.coordinatorName, !coordinated.isEmpty {
            outcome.files.append(File(name: "\(name).swift", text: coordinator(name, plan, coordinated)))
        }
        outcome.diagnostics = report.finish()
        return outcome
    }

    private static func coordinator(_ name: String, _ plan: ExportPlan, _ functions: [[String]]) -> String {
        var lines = [
            "import UIKit", "", "/// The ways between the scenes of \(plan.name).storyboard.", "@MainActor",
            "enum \(name) {",
        ]
        for (number, function) in functions.enumerated() { lines += (number > 0 ? [""] : []) + indented(function) }
        return (lines + ["}", ""]).flatMap(WrappedLines.wrapped).joined(separator: "\n")
    }

    private struct SharedNeeds {
        var staticTable = false
        var unwind = false

        var files: [File] { (staticTable ? [SharedSource.staticTable] : []) + (unwind ? [SharedSource.unwind] : []) }
    }
}
