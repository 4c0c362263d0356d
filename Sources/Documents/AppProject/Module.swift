extension AppProject {
    /// A module that an app imports: a framework, a library or a target of a package.
    package struct Module: Hashable, Sendable {
        /// The name of the target.
        package var name: String
        package var module: String
        package var swiftVersion: String
        package var sources: [String]
        package var resources: [Resource]
        /// The folder of its resources in the app's bundle, `Frameworks/Kit.framework` or `Shop_Kit.bundle`, or nil if it has
        /// none of its own.
        package var bundle: String?
        package var isFramework = false
        package var infoPlist: String?
        package var settings: BuildVariables
        /// The name of the package that the target belongs to.
        package var package: String?
        /// The compiler's options for the module.
        package var flags: [String] = []
        /// The names of the modules that it imports, with those that these import.
        package var dependencies: [String] = []
        /// What was left out, in words.
        package var remarks: [String] = []
        /// Whether it has a part in Objective-C, which isn't compiled here.
        package var isMixed = false
        /// What the module needs and isn't there.
        package var lacks: [String] = []
        /// Whether sources of the module may not compile, since a part of it or a module that it needs isn't there.
        package var isPartial: Bool { isMixed || !lacks.isEmpty }
        /// Whether the sources are those of a package, a pod or another library that was fetched, which nobody edits.
        package var isFetched: Bool {
            guard let path = sources.first ?? c?.sources.first else { return false }
            return ["/checkouts/", "/Pods/", "/Carthage/"].contains { path.contains($0) }
        }
        /// The sources of a module in C, which has none in Swift.
        package var c: CModule?
        /// The modules that headers make known to the sources.
        package var headerModules: [String] = []
        /// The target's script phases, which aren't run.
        package var scripts: [ScriptPhase] = []
        /// The Swift sources that the project lists and that don't exist.
        package var missingSources: [String] = []
    }

    /// A module that the project names and that can't be built here.
    package struct UnavailableModule: Hashable, Sendable {
        /// The name in imports, or nil if it isn't known.
        package var name: String?
        /// The problem, and how to fix it.
        package var reason: String
        /// Whether somebody can get it: a package that wasn't fetched. The app isn't built without it.
        package var isFetchable: Bool

        package init(_ name: String?, _ reason: String, isFetchable: Bool = false) {
            (self.name, self.reason, self.isFetchable) = (name, reason, isFetchable)
        }
    }
}
