import AppSurroundings
import FileAccess

/// The modules of ours that take the place of a well-known library, or of its part in Objective-C.
enum StandIns {
    /// The names of ours by those of the modules, or of parts of modules.
    private static let names = ["RxCocoa": "RxCocoaRuntime", "RxCocoaRuntime": "RxCocoaRuntime"]

    /// Returns the module that takes the place of what a module has in Objective-C.
    static func module(for name: String) -> String? { names[name] }

    /// A library that modules of ours replace.
    private struct Library {
        /// The names of its modules, products and pods, and of what only it needs.
        let names: Set<String>
        /// What its sources name, and an app's own don't.
        let mark: String

        init(mark: String, _ names: String) {
            self.names = Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
            self.mark = mark
        }
    }

    /// The libraries that modules of ours replace. The finder neither fetches nor builds their sources.
    private static let libraries = [
        Library(mark: "RLMRealm", "Realm RealmSwift"),
        Library(mark: "SDWebImageCompat", "SDWebImage"),
        Library(mark: "@implementation MBProgressHUD", "MBProgressHUD"),
        Library(mark: "@implementation SVProgressHUD", "SVProgressHUD"),
        Library(
            mark: "FIRApp",
            """
            Firebase FirebaseABTesting FirebaseAnalytics FirebaseAnalyticsCore FirebaseAnalyticsIdentitySupport
            FirebaseAnalyticsInterop FirebaseAnalyticsOnDeviceConversion FirebaseAnalyticsWithoutAdIdSupport
            FirebaseAppCheck FirebaseAppCheckInterop FirebaseAuth FirebaseAuthInterop FirebaseCore
            FirebaseCoreDiagnostics FirebaseCoreDiagnosticsInterop FirebaseCoreExtension FirebaseCoreInternal
            FirebaseCrashlytics FirebaseDatabase FirebaseDatabaseSwift FirebaseDynamicLinks FirebaseFirestore
            FirebaseFirestoreInternal FirebaseFirestoreSwift FirebaseFunctions FirebaseFunctionsSwift
            FirebaseInstallations FirebaseInstanceID FirebaseMessaging FirebaseMessagingInterop FirebasePerformance
            FirebaseRemoteConfig FirebaseRemoteConfigInterop FirebaseRemoteConfigSwift FirebaseSessions
            FirebaseSharedSwift FirebaseStorage FirebaseStorageSwift
            AppCheckCore BoringSSL-GRPC FBLPromises GTMSessionFetcher GoogleAdsOnDeviceConversion
            GoogleAppMeasurement GoogleAppMeasurementIdentitySupport GoogleDataTransport
            GoogleDataTransportCCTSupport GoogleUtilities PromisesObjC RecaptchaInterop abseil absl gRPC-C++ gRPC-Core
            grpc grpcpp leveldb leveldb-library nanopb openssl_grpc
            """),
    ]

    private static func library(named name: String) -> Library? { libraries.first { $0.names.contains(name) } }

    /// Returns whether one of ours is there instead of a library.
    static func replace(_ library: String) -> Bool { self.library(named: library) != nil }

    /// Returns whether files are those of a library that ours are in place of, and not an app's own: they were fetched,
    /// or one of them names the library's main class.
    static func holdLibrary(_ name: String, _ paths: [String], _ files: any FileStore) -> Bool {
        guard let mark = library(named: name)?.mark.utf8 else { return false }
        return paths.contains { path in
            if ["/checkouts/", "/Pods/", "/Carthage/"].contains(where: { path.contains($0) }) { return true }
            guard let bytes = try? files.read(path).bytes else { return false }
            return bytes.firstRange(of: mark) != nil
        }
    }
}

extension ModuleFinder {
    /// Returns the target that makes a product with a library's name, which may be an app's own, or nil.
    mutating func own(_ dependency: TargetDependency, _ project: XcodeProject) -> (id: String, project: XcodeProject)? {
        switch dependency {
        case .product(let id, let name, let place):
            guard let other = try? self.project(at: place) else { return nil }
            return (other.target(making: id) ?? other.target(making: name)).map { ($0, other) }
        case .file(let name):
            for place in [project.path] + places.workspaceProjects + project.innerProjects + places.projects {
                guard let other = try? self.project(at: place), let id = other.target(making: name) else { continue }
                return (id, other)
            }
            return nil
        case .target, .binary, .package: return nil
        }
    }

    /// Returns whether one of our modules is there instead of a target: it has the name and the sources of a library.
    func isReplaced(_ target: PropertyList, in project: XcodeProject) -> Bool {
        guard let name = project.module(of: target), StandIns.replace(name) else { return false }
        guard let app = try? project.app(target, files) else { return true }
        let sources = app.sources + app.foreign.objectiveC
        return sources.isEmpty || StandIns.holdLibrary(name, sources, files)
    }
}

extension TargetDependency {
    /// Whether one of our modules is there instead of what a target depends on.
    var isReplaced: Bool {
        switch self {
        case .target: false
        case .product(_, let name, _), .file(let name), .binary(let name):
            StandIns.replace(ModuleFinder.module(ofFile: name))
        case .package(let product, _, _): StandIns.replace(product)
        }
    }
}

extension AppProject.Module {
    /// Records the sources of the module in Objective-C, and what was left out.
    mutating func record(objectiveC sources: [String], remarks: [String]) {
        (isMixed, self.remarks) = (!sources.isEmpty, remarks)
        guard isMixed, let standIn = StandIns.module(for: module) else { return }
        isMixed = false
        headerModules.append(standIn)
        self.remarks.removeAll { remark in sources.contains { remark.hasPrefix("\($0): ") } }
    }
}
