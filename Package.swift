// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the package has all of its targets. Elsewhere than on Linux, and on Linux for a trial (`make portable`), it has the
/// libraries without drawing, their tests and the examples: the rest has modules named as Apple's, and C libraries of Linux.
#if os(Linux)
let isWhole = Context.environment["OPENSTORYBOARD_PORTABLE"] != "1"
#else
let isWhole = false
#endif

/// The folder of the toolchain's SwiftSyntax. The manifest runs with a library of the toolchain that builds the
/// package, from which the location follows; a variable such as `PATH` may lead to another toolchain, or to a link.
let toolchainLibraries: String = {
    // Foundation stops reading such a file after the first page.
    guard isWhole, let maps = fopen("/proc/self/maps", "r") else { return "" }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let library = text.drop { $0 != "/" }.prefix { $0 != "\n" }
        if library.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
            return library.dropLast("pm/ManifestAPI/libPackageDescription.so".count) + "host"
        }
    }
    return ""
}()

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

/// Whether the small command is built: what needs no drawing, as one file. It is the same target with other files and fewer
/// dependencies, built in a folder of its own: see `make small`.
let isSmall = Context.environment["OPENSTORYBOARD_SMALL"] == "1"

/// What only one of the commands has.
let full = [
    "Agents", "Parts/Full", "Rendering", "Running", "Sharing", "Walls", "Arguments/AppRun+Arguments.swift",
    "Arguments/HeadlessOptions.swift", "Arguments/LaunchLanguage.swift", "Arguments/PageOptions.swift",
    "Arguments/ShareOptions.swift", "Comparing/DifferencePage.swift", "Comparing/DifferencePage+Frame.swift",
    "Comparing/DifferencePictures.swift", "Verbs/BuildVerb.swift",
    "Verbs/CaptureVerb.swift", "Verbs/CleanVerb.swift", "Verbs/CommentsVerb.swift",
    "Verbs/Doorway.swift", "Verbs/EditVerb.swift", "Verbs/FramesVerb.swift", "Verbs/McpVerb.swift",
    "Verbs/NewVerb.swift",
    "Verbs/PlayVerb.swift", "Verbs/RenderVerb.swift", "Verbs/RunVerb.swift", "Verbs/ShareVerb.swift",
    "Verbs/TestVerb.swift", "Verbs/WallVerb.swift",
]

/// The command of subcommands: with the drawing libraries, or the small one without.
func command(_ name: String, uses dependencies: [Target.Dependency], drawing: [Target.Dependency]) -> Target {
    let target = library(name, uses: isSmall ? dependencies : dependencies + drawing)
    target.exclude = isSmall ? full : ["Parts/Small"]
    return target
}

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    // Rounding functions are in the C math library, which nothing else links on Linux.
    .target(
        name: name, dependencies: dependencies, swiftSettings: strict,
        linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// Lets a target use the toolchain's SwiftSyntax.
func seeingSwift(_ target: Target) -> Target {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", toolchainLibraries])]
    target.linkerSettings =
        (target.linkerSettings ?? []) + [
            .unsafeFlags(["-L\(toolchainLibraries)", "-Xlinker", "-rpath", "-Xlinker", toolchainLibraries])
        ]
    return target
}

/// Creates a library that uses SwiftSyntax. Library evolution hides SwiftSyntax's modules from the targets that import it.
func librarySeeingSwift(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    let target = seeingSwift(.target(name: name, dependencies: dependencies, swiftSettings: strict))
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-enable-library-evolution"])]
    return target
}

/// Files on disk, with the system calls of Linux or without any disk.
let files: Target = {
    let target = library("FileAccess")
    target.exclude = isWhole ? ["Elsewhere"] : ["Linux"]
    return target
}()

/// Tells a target whether the package has its libraries without drawing only.
func portable(_ target: Target) -> Target {
    if !isWhole { target.swiftSettings = (target.swiftSettings ?? []) + [.define("PORTABLE")] }
    return target
}

/// Builds a target with optimization in debug builds as well.
func optimized(_ target: Target) -> Target {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"], .when(configuration: .debug))]
    return target
}

/// The targets of a layer of `Sources`, each in a folder of its own.
func layer(_ name: String, _ targets: [Target]) -> [Target] {
    for target in targets {
        target.path = "Sources/\(name)/\(target.name)"
        guard appLayers.contains(name) else { continue }
        target.swiftSettings =
            (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]
    }
    return targets
}

/// The layers that apps call, from any thread where iOS lets them. Swift's checks would end the process where a closure
/// of the main actor runs on another one.
let appLayers = ["Frameworks", "Runtime"]

func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, swiftSettings: strict)
}

/// The frameworks that only apps use: no part of the command imports them.
let frameworks = layer(
    "Frameworks",
    [
        library("Accelerate"),
        library("AdSupport"),
        library("AppTrackingTransparency", uses: ["UIKit"]),
        library(
            "ARKit",
            uses: [
                "AVFoundation", "CoreGraphics", "CoreLocation", "Metal", "QuickLook", "SceneKit", "SpriteKit", "UIKit",
                "simd",
            ]),
        library("AudioToolbox", uses: ["CoreGraphics", "UIKit"]),
        library("AuthenticationServices", uses: ["QuartzCore", "UIKit"]),
        library("BackgroundTasks"),
        library("CallKit", uses: ["AVFoundation", "UIKit"]),
        library("CloudKit", uses: ["CoreLocation", "UIKit"]),
        library("Combine", uses: ["UIKit"]),
        library("CommonCrypto", uses: ["CCrypto"]),
        library("Contacts", uses: ["UIKit"]),
        library("ContactsUI", uses: ["Contacts", "UIKit"]),
        library("CoreBluetooth"),
        library("CoreHaptics"),
        // Draws pixels, which takes ten times as long without optimization.
        optimized(library("CoreImage", uses: ["CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreImage"])),
        library("CoreML", uses: ["AVFoundation"]),
        library("CoreMotion", uses: ["UIKit"]),
        library("CoreNFC"),
        library("CoreSpotlight", uses: ["UIKit", "UniformTypeIdentifiers"]),
        library("CoreTelephony"),
        library("CoreText", uses: ["CoreGraphics", "UIKit"]),
        library("CryptoKit", uses: ["CCrypto", "Security"]),
        library("DeviceCheck"),
        library("EventKit", uses: ["CoreGraphics", "UIKit"]),
        library("EventKitUI", uses: ["EventKit", "UIKit"]),
        library(
            "Firebase",
            uses: [
                "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseDatabase", "FirebaseFirestore",
                "FirebaseOtherServices", "FirebaseStorage",
            ]),
        library("FirebaseAnalytics", uses: ["FirebaseCore"]),
        library("FirebaseAuth", uses: ["CryptoKit", "FirebaseCore", "UIKit"]),
        library("FirebaseCore", uses: ["UIKit"]),
        library("FirebaseDatabase", uses: ["FirebaseCore"]),
        library("FirebaseFirestore", uses: ["FirebaseCore", "UIKit"]),
        library("FirebaseOtherServices", uses: ["FirebaseCore"]),
        library("FirebasePerformance"),
        library("FirebaseStorage", uses: ["CryptoKit", "FirebaseCore"]),
        library("GameController"),
        library("GameKit", uses: ["UIKit"]),
        library("GameplayKit", uses: ["SpriteKit", "UIKit"]),
        library("GLKit", uses: ["CoreGraphics", "UIKit", "simd"]),
        library("HealthKit", uses: ["UIKit"]),
        library("HomeKit"),
        library("ImageIO", uses: ["CoreGraphics"]),
        library("Intents", uses: ["UIKit"]),
        library("IntentsUI", uses: ["Intents", "QuartzCore", "UIKit"]),
        library("JavaScriptCore"),
        library("LinkPresentation", uses: ["UIKit"]),
        library("LocalAuthentication", uses: ["UIKit"]),
        library("MediaPlayer", uses: ["AVFoundation", "UIKit"]),
        library("MBProgressHUD", uses: ["CoreGraphics", "QuartzCore", "UIKit"]),
        library("Messages", uses: ["UIKit"]),
        library("MetalKit", uses: ["Metal", "QuartzCore", "UIKit"]),
        library("MetricKit", uses: ["os"]),
        library("MobileCoreServices", uses: ["CoreGraphics", "UniformTypeIdentifiers"]),
        library("MultipeerConnectivity", uses: ["UIKit"]),
        library("NaturalLanguage"),
        library("Network", uses: ["UIKit"]),
        library("NotificationCenter", uses: ["UIKit"]),
        library("os"),
        library("PassKit", uses: ["UIKit"]),
        library("PDFKit", uses: ["ChildProcess", "CoreGraphics", "UIKit"]),
        library("PencilKit", uses: ["CoreGraphics", "UIKit"]),
        library("PushKit"),
        library("QuickLook", uses: ["UIKit"]),
        library("RealityKit", uses: ["ARKit", "UIKit", "simd"]),
        library("RealmSwift", uses: ["UIKit"]),
        library("ReplayKit", uses: ["AVFoundation", "CoreGraphics", "UIKit"]),
        library("RxCocoaRuntime", uses: ["UIKit"]),
        library(
            "SceneKit",
            uses: ["AVFoundation", "GLKit", "Metal", "QuartzCore", "SpriteKit", "TimedActions", "UIKit", "simd"]),
        library("SDWebImage", uses: ["CoreGraphics", "CryptoKit", "ImageIO", "QuartzCore", "UIKit"]),
        library("Security", uses: ["CCrypto", "CoreGraphics"]),
        library("simd"),
        library("Social", uses: ["UIKit"]),
        library("Speech", uses: ["AVFoundation", "UIKit"]),
        library("SpriteKit", uses: ["CoreGraphics", "QuartzCore", "TimedActions", "UIKit"]),
        library("StoreKit", uses: ["UIKit"]),
        library("SVProgressHUD", uses: ["CoreGraphics", "QuartzCore", "UIKit"]),
        library("SystemConfiguration", uses: ["CoreGraphics", "UIKit"]),
        library("Vision", uses: ["AVFoundation", "CoreGraphics", "CoreImage", "CoreML"]),
        library("VisionKit", uses: ["UIKit"]),
        library("WatchConnectivity"),
    ])

/// Programs that use StoryboardKit. `Examples` is a package of its own as well, as a program outside of this one is.
let examples = ["LintTexts", "RenameClass", "DiffPictures", "MakeStoryboard"].map { name in
    Target.executableTarget(
        name: name, dependencies: ["StoryboardKit"], path: "Examples/\(name)", swiftSettings: strict)
}

let package = Package(
    name: "OpenStoryboard",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "StoryboardKit", targets: ["StoryboardKit"]),
        .executable(name: "storyboard", targets: ["storyboard"]),
        .library(
            name: "StoryboardModel", targets: ["RandomNumbers", "XMLTree", "ElementCatalog", "StoryboardModel"]),
        .library(name: "StoryboardEditing", targets: ["StoryboardEditing"]),
        .library(name: "StoryboardRevisions", targets: ["StoryboardRevisions"]),
        .library(name: "StoryboardChecks", targets: ["AppSurroundings", "StoryboardChecks"]),
        .library(name: "NibArchive", targets: ["NibArchive"]),
        .library(name: "StoryboardCompiler", targets: ["StoryboardCompiler"]),
    ],
    targets: [
        layer(
            "Documents",
            [
                library("XMLTree"),
                library("ElementCatalog"),
                library("StoryboardModel", uses: ["RandomNumbers", "XMLTree", "ElementCatalog", "SystemStyles"]),
                library(
                    "StoryboardEditing",
                    uses: ["JSONText", "XMLTree", "ElementCatalog", "StoryboardModel", "SystemStyles"]),
                library(
                    "StoryboardRevisions",
                    uses: [
                        "JSONText", "RandomNumbers", "XMLTree", "ElementCatalog", "StoryboardModel",
                        "StoryboardEditing",
                    ]),
                library("ClassModel", uses: ["XMLTree", "ElementCatalog", "StoryboardModel"]),
                library("DataModels", uses: ["XMLTree"]),
                librarySeeingSwift("SourceModel", uses: ["XMLTree", "StoryboardModel", "ClassModel", "FileAccess"]),
                librarySeeingSwift("SourceAdaptation", uses: ["ClassModel", "SourceModel"]),
                library("AppSurroundings", uses: ["JSONText", "XMLTree", "FileAccess"]),
                library("AppProject", uses: ["XMLTree", "JSONText", "AppSurroundings", "FileAccess"]),
                library(
                    "StoryboardChecks",
                    uses: [
                        "JSONText", "XMLTree", "ElementCatalog", "StoryboardModel", "ClassModel", "AppSurroundings",
                        "FileAccess",
                    ]),
            ]),
        layer(
            "Compiler",
            [
                library("NibArchive"),
                library(
                    "StoryboardCompiler",
                    uses: [
                        "AppSurroundings", "XMLTree", "ElementCatalog", "StoryboardModel", "NibArchive",
                        "SystemStyles",
                    ]),
                library(
                    "SwiftExport",
                    uses: [
                        "ElementCatalog", "StoryboardCompiler", "StoryboardEditing", "StoryboardModel",
                        "SystemStyles", "XMLTree",
                    ]),
                library(
                    "StoryboardKit",
                    uses: [
                        "AppSurroundings", "ClassModel", "ElementCatalog", "FileAccess", "NibArchive",
                        "PortableFiles", "StoryboardChecks", "StoryboardCompiler", "StoryboardEditing",
                        "StoryboardModel", "StoryboardRevisions", "SwiftExport", "XMLTree",
                    ]),
                library(
                    "AppBuilder",
                    uses: [
                        "AppProject", "AppSurroundings", "ChildProcess", "ClassModel", "DataModels", "ElementCatalog",
                        "FileAccess", "JSONText", "SourceAdaptation", "SourceModel", "StoryboardChecks",
                        "StoryboardCompiler", "StoryboardModel", "XMLTree",
                    ]),
            ]),
        layer(
            "Runtime",
            [
                library("LayoutSolver"),
                library("UniformTypeIdentifiers"),
                library("Compression", uses: ["CZlib"]),
                library("CoreGraphics", uses: ["CCairo", "ChildProcess", "_Testing_CoreGraphics"]),
                library("TextLayout", uses: ["CoreGraphics", "CPango"]),
                library("Metal"),
                library(
                    "QuartzCore",
                    uses: ["CoreGraphics", "Metal", "RandomNumbers", "TextLayout", "_Testing_QuartzCore"]),
                library(
                    "UIKit",
                    uses: [
                        "CLimits", "Compression", "LayoutSolver", "NibArchive", "CoreGraphics", "QuartzCore",
                        "RandomNumbers",
                        "TextLayout", "SystemStyles", "UniformTypeIdentifiers", "_Testing_UIKit",
                    ]),
                library("AppAssets", uses: ["AppSurroundings", "FileAccess", "JSONText", "CoreGraphics", "UIKit"]),
                library("PlatformViews", uses: ["XMLTree", "StoryboardModel", "CoreGraphics", "QuartzCore", "UIKit"]),
                library(
                    "SceneRenderer",
                    uses: [
                        "AppAssets", "PlatformViews", "XMLTree", "StoryboardModel", "StoryboardCompiler",
                        "CoreGraphics", "CrashNotes",
                        "QuartzCore", "RandomNumbers", "SystemStyles", "AppSurroundings", "UIKit",
                    ]),
                library(
                    "SceneCapture",
                    uses: [
                        "AppSurroundings", "CoreGraphics", "ElementCatalog", "JSONText", "QuartzCore",
                        "StoryboardEditing", "StoryboardModel", "TextLayout", "UIKit", "XMLTree",
                    ]),
                // Apps import and read thousands of objects at once.
                optimized(library("CoreData", uses: ["CSQLite", "CoreGraphics", "DataModels", "UIKit", "XMLTree"])),
                library("CoreLocation", uses: ["QuartzCore", "UIKit"]),
                library("TimedActions"),
                library("WebKit", uses: ["CoreGraphics", "QuartzCore", "UIKit", "UniformTypeIdentifiers"]),
                library("AVFoundation", uses: ["CoreGraphics", "QuartzCore", "UIKit"]),
                library("AVKit", uses: ["AVFoundation", "CoreGraphics", "UIKit"]),
                library("SafariServices", uses: ["UIKit"]),
                library("MessageUI", uses: ["UIKit"]),
                library(
                    "Photos",
                    uses: ["AVFoundation", "CoreGraphics", "CoreLocation", "UIKit", "UniformTypeIdentifiers"]),
                library("PhotosUI", uses: ["CoreGraphics", "Photos", "QuartzCore", "UIKit"]),
                library(
                    "UserNotifications",
                    uses: ["CoreGraphics", "CoreLocation", "QuartzCore", "UIKit", "UniformTypeIdentifiers"]),
                // Draws coastlines of a hundred thousand points with each frame of a movement.
                optimized(
                    library("MapKit", uses: ["CoreGraphics", "CoreLocation", "QuartzCore", "UIKit"])),
                library("AppHost", uses: ["CoreGraphics", "QuartzCore", "UIKit", "UniformTypeIdentifiers"]),
                library("AppDriver", uses: ["AppHost", "JSONText", "RandomNumbers", "UIKit", "CoreGraphics"]),
                // Encodes pixels, which takes ten times as long without optimization.
                optimized(
                    library(
                        "AppScreen",
                        uses: ["AppDriver", "AppHost", "CoreGraphics", "JSONText", "QuartzCore", "UIKit"])),
                library(
                    "StoryboardPlayer",
                    uses: [
                        "AppAssets", "AppHost", "AppScreen", "AppSurroundings", "CoreGraphics", "FileAccess",
                        "JSONText", "QuartzCore", "SceneRenderer", "StoryboardCompiler", "StoryboardModel", "UIKit",
                        "XMLTree",
                        "AVFoundation", "AVKit", "CoreData", "CoreLocation", "MapKit", "MessageUI", "Photos",
                        "PhotosUI", "SafariServices", "UserNotifications", "WebKit",
                    ]),
                library(
                    "AppProcess",
                    uses: [
                        "AppAssets", "AppDriver", "AppHost", "AppScreen", "AppSurroundings", "CLimits", "CoreGraphics",
                        "FileAccess",
                        "JSONText",
                        "QuartzCore", "SceneCapture", "SceneRenderer", "StoryboardModel", "StoryboardPlayer", "UIKit",
                        "XMLTree",
                    ]),
                library("XCUIAutomation", uses: ["CLimits", "CoreGraphics", "JSONText", "UIKit"]),
                // Modules that Swift Testing requires for modules with these names
                library("_Testing_CoreGraphics"),
                library("_Testing_CoreImage"),
                library("_Testing_QuartzCore"),
                library("_Testing_UIKit"),
            ]),
        frameworks,
        examples,
        layer(
            "Editor",
            [
                library(
                    "ConnectionOffers",
                    uses: ["XMLTree", "ElementCatalog", "StoryboardModel", "StoryboardEditing", "ClassModel"]),
                .target(name: "EditorPage", resources: [.copy("Page")], swiftSettings: strict),
                library(
                    "AppRunner",
                    uses: [
                        "AppScreen", "CSoup", "ChildProcess", "EditorPage", "FileAccess", "JSONText", "PageServing",
                        "StoryboardModel",
                    ]),
                library(
                    "EditorServer",
                    uses: [
                        "AppAssets", "AppProject", "AppRunner", "CLimits", "PageServing", "JSONText", "XMLTree",
                        "ElementCatalog",
                        "StoryboardModel",
                        "StoryboardEditing",
                        "StoryboardRevisions", "StoryboardChecks", "ClassModel", "SourceModel", "ConnectionOffers",
                        "SceneCapture", "SceneRenderer", "PlatformViews",
                        "AppSurroundings", "CoreGraphics", "UIKit", "FileAccess", "GitAccess", "SwiftExport",
                        "SystemStyles", "EditorPage",
                    ]),
            ]),
        layer(
            "Command",
            [
                .target(name: "AppTemplates", resources: [.copy("Templates")], swiftSettings: strict),
                .target(name: "SharePage", resources: [.copy("Site")], swiftSettings: strict),
                command(
                    "StoryboardCommand",
                    uses: [
                        "AppProject", "AppSurroundings", "ChildProcess", "ClassModel", "CrashNotes", "ElementCatalog",
                        "FileAccess", "GitAccess", "JSONText", "NibArchive", "RandomNumbers", "StoryboardChecks",
                        "StoryboardCompiler", "StoryboardEditing", "StoryboardModel", "StoryboardRevisions",
                        "SwiftExport", "XMLTree",
                    ],
                    drawing: [
                        "AppAssets", "AppBuilder", "AppDriver", "AppProcess", "AppRunner", "AppTemplates",
                        "EditorServer",
                        "PageServing", "SceneCapture", "SceneRenderer", "SharePage", "SourceModel", "StoryboardPlayer",
                        "UIKit",
                        "XCUIAutomation",
                    ]),
                .executableTarget(
                    name: "storyboard",
                    dependencies: ["StoryboardCommand", "FileAccess", "ChildProcess", "CrashNotes", "CLimits"]
                        + (isSmall ? [] : frameworks.map { .target(name: $0.name) }),
                    swiftSettings: strict,
                    // The small one needs no library, not even the C library.
                    linkerSettings: isSmall ? [.unsafeFlags(["-static-executable"])] : []),
            ]),
        layer(
            "System",
            [
                files,
                // `DiskFiles` where the system calls of Linux are missing
                portable(library("PortableFiles", uses: ["FileAccess"])),
                library("ChildProcess", uses: ["CLimits"]),
                library("GitAccess", uses: ["ChildProcess"]),
                library("CrashNotes", uses: ["CLimits"]),
                library("JSONText"),
                library("RandomNumbers"),
                library("PageServing", uses: ["CSoup", "FileAccess"]),
                library("SystemStyles"),
                // System libraries, each with a C target whose header declares only our own functions
                .target(name: "CCairo", dependencies: ["Librsvg"]),
                .target(name: "CPango", dependencies: ["Pango"]),
                .target(name: "CSoup", dependencies: ["Libsoup"]),
                .target(name: "CSQLite", dependencies: ["SQLite"]),
                .target(name: "CCrypto", linkerSettings: [.linkedLibrary("crypto")]),
                .target(name: "CZlib", linkerSettings: [.linkedLibrary("z")]),
                .target(name: "CLimits"),
                .systemLibrary(
                    name: "Librsvg", pkgConfig: "librsvg-2.0",
                    providers: [.apt(["librsvg2-dev"])]),
                .systemLibrary(
                    name: "Libsoup", pkgConfig: "libsoup-3.0",
                    providers: [.apt(["libsoup-3.0-dev"])]),
                .systemLibrary(
                    name: "SQLite", pkgConfig: "sqlite3",
                    providers: [.apt(["libsqlite3-dev"])]),
                .systemLibrary(
                    name: "Pango", pkgConfig: "pangocairo",
                    providers: [.apt(["libpango1.0-dev"])]),
            ]),
        [
            // Benchmarks
            .executableTarget(
                name: "Benchmarks",
                dependencies: [
                    "XMLTree", "StoryboardModel", "StoryboardEditing", "StoryboardChecks", "StoryboardRevisions",
                    "StoryboardCompiler", "LayoutSolver", "CoreGraphics", "QuartzCore", "UIKit", "SceneRenderer",
                    "FileAccess", "RewriteAll", "CoreData", "Combine",
                ],
                path: "Benchmarks", exclude: ["kiwi.py", "RewriteAll"], swiftSettings: strict),
            .executableTarget(
                name: "RewriteAll", dependencies: ["XMLTree", "FileAccess"], path: "Benchmarks/RewriteAll",
                swiftSettings: strict),

            // Images of UIKit's views
            .executableTarget(
                name: "Gallery",
                dependencies: [
                    "AppAssets", "AppHost", "UIKit", "QuartzCore", "CoreGraphics", "SceneRenderer", "StoryboardModel",
                    "FileAccess",
                ],
                path: "Gallery", swiftSettings: strict),

            // The table of UIKit's methods
            .executableTarget(
                name: "FrameworkTable", dependencies: ["SourceAdaptation", "FileAccess"], path: "FrameworkTable",
                swiftSettings: strict),

            // The checks of sources, manifest and documents
            optimized(
                seeingSwift(.executableTarget(name: "ProjectChecks", path: "ProjectChecks", swiftSettings: strict))),

            // The page's lists of messages
            .executableTarget(
                name: "PageLists", dependencies: ["EditorServer", "FileAccess"], path: "PageLists",
                swiftSettings: strict),

        ],
        [
            // Tests
            .target(
                name: "CommandGenerator",
                dependencies: ["XMLTree", "StoryboardModel", "StoryboardEditing", "RandomNumbers"],
                path: "Tests/Support/CommandGenerator", swiftSettings: strict),
            tests(of: "XMLTree", uses: ["XMLTreeEdits", "RandomNumbers"]),
            tests(of: "ElementCatalog"),
            tests(of: "StoryboardModel", uses: ["XMLTree", "ElementCatalog", "DocumentEdits"]),
            tests(
                of: "StoryboardEditing",
                uses: [
                    "XMLTree", "ElementCatalog", "StoryboardModel", "StoryboardChecks", "CommandGenerator",
                    "DocumentEdits", "RandomNumbers",
                ]),
            tests(
                of: "StoryboardRevisions",
                uses: [
                    "XMLTree", "StoryboardModel", "StoryboardEditing", "StoryboardChecks", "CommandGenerator",
                    "DocumentEdits", "RandomMerges",
                ]),
            tests(
                of: "StoryboardChecks",
                uses: ["XMLTree", "StoryboardModel", "ClassModel", "SourceModel", "AppSurroundings", "FileAccess"]),
            tests(of: "SourceAdaptation", uses: ["FileAccess"]),
            tests(
                of: "AppBuilder",
                uses: [
                    "AppProject", "ChildProcess", "ClassModel", "FileAccess", "SourceAdaptation", "TestTerminal",
                    "storyboard",
                ]),
            tests(of: "AppProject", uses: ["AppSurroundings", "FileAccess"]),
            tests(of: "AppSurroundings", uses: ["JSONText", "XMLTree", "FileAccess", "RandomNumbers"]),
            tests(
                of: "SourceModel", uses: ["XMLTree", "StoryboardModel", "ClassModel", "FileAccess", "DocumentEdits"]),
            tests(
                of: "ConnectionOffers",
                uses: [
                    "XMLTree", "StoryboardModel", "StoryboardEditing", "StoryboardChecks", "ClassModel", "SourceModel",
                    "DocumentEdits", "RandomNumbers",
                ]),
            tests(of: "NibArchive"),
            tests(
                of: "StoryboardCompiler",
                uses: [
                    "XMLTree", "ElementCatalog", "StoryboardModel", "StoryboardEditing", "NibArchive",
                    "CommandGenerator",
                ]),
            tests(of: "SwiftExport", uses: ["StoryboardModel", "XMLTree"]),
            tests(of: "LayoutSolver", uses: ["RandomNumbers"]),
            tests(of: "CoreGraphics"),
            tests(of: "TextLayout", uses: ["CoreGraphics"]),
            tests(of: "QuartzCore", uses: ["CoreGraphics", "Metal", "RandomNumbers"]),
            tests(
                of: "UIKit",
                uses: [
                    "CoreGraphics", "QuartzCore", "TextLayout", "StoryboardModel", "ClassModel",
                    "StoryboardCompiler", "SystemStyles", "RandomNumbers", "UniformTypeIdentifiers",
                ]),
            tests(
                of: "SceneRenderer",
                uses: [
                    "AppAssets", "DocumentEdits", "XMLTree", "StoryboardModel", "FileAccess", "CoreGraphics",
                    "QuartzCore",
                    "UIKit",
                ]),
            tests(
                of: "EditorServer",
                uses: [
                    "AppSurroundings",
                    "JSONText", "PageServing", "XMLTree", "StoryboardModel", "StoryboardEditing", "FileAccess",
                    "GitAccess", "RandomNumbers", "SwiftExport", "TemporaryRepository", "DocumentMutations",
                ]),
            tests(
                of: "AppDriver",
                uses: [
                    "AppAssets", "AppHost", "StoryboardPlayer", "JSONText", "FileAccess", "SceneRenderer",
                    "StoryboardModel",
                    "UIKit",
                    "CoreGraphics", "XMLTree",
                ]),
            tests(
                of: "AppScreen",
                uses: ["AppDriver", "AppHost", "AppStage", "CoreGraphics", "JSONText", "RandomNumbers", "UIKit"]),
            tests(of: "AppRunner", uses: ["JSONText", "PageServing"]),
            tests(
                of: "StoryboardPlayer",
                uses: [
                    "AppAssets", "AppDriver", "AppHost", "FileAccess", "JSONText", "SceneRenderer", "StoryboardModel",
                    "UIKit",
                ]),
            tests(
                of: "SceneCapture",
                uses: [
                    "AppAssets", "AppHost", "AppSurroundings", "CoreGraphics", "FileAccess", "JSONText",
                    "QuartzCore", "SceneRenderer", "StoryboardCompiler", "StoryboardModel", "StoryboardPlayer", "UIKit",
                    "XMLTree",
                ]),
            tests(of: "PageServing", uses: ["FileAccess"]),
            tests(of: "XCUIAutomation", uses: ["JSONText", "UIKit"]),
            tests(of: "DataModels", uses: ["XMLTree"]),
            tests(
                of: "CoreData",
                uses: ["CoreGraphics", "DataModels", "FileAccess", "RandomNumbers", "StoreLoop", "UIKit"]),
            tests(of: "CoreLocation", uses: ["AppStage", "UIKit"]),
            tests(of: "MapKit", uses: ["AppStage", "CoreGraphics", "CoreLocation", "UIKit"]),
            tests(of: "UserNotifications", uses: ["AppStage", "CoreGraphics", "CoreLocation", "UIKit"]),
            tests(of: "WebKit", uses: ["AppStage", "CoreGraphics", "UIKit"]),
            tests(of: "AVFoundation", uses: ["AVKit", "AppStage", "CoreGraphics", "QuartzCore", "UIKit"]),
            tests(of: "SafariServices", uses: ["AppStage", "MessageUI", "UIKit"]),
            tests(of: "Photos", uses: ["AppDriver", "AppHost", "AppStage", "CoreGraphics", "PhotosUI", "UIKit"]),
            .testTarget(
                name: "FrameworksTests",
                dependencies: frameworks.map { .target(name: $0.name) } + [
                    "AVFoundation", "AppDriver", "AppStage", "CoreData", "CoreGraphics", "CoreLocation", "MapKit",
                    "Metal", "Photos", "QuartzCore", "UIKit", "UniformTypeIdentifiers",
                ],
                swiftSettings: strict),
            tests(of: "UniformTypeIdentifiers"),
            tests(of: "Compression"),
            tests(of: "Combine", uses: ["UIKit"]),
            tests(of: "CommonCrypto"),
            tests(of: "CryptoKit", uses: ["Security"]),
            tests(
                of: "Firebase",
                uses: [
                    "FirebaseAuth", "FirebaseCore", "FirebaseDatabase", "FirebaseFirestore", "FirebasePerformance",
                    "FirebaseStorage", "UIKit",
                ]),
            tests(of: "RealmSwift", uses: ["UIKit"]),
            tests(of: "SDWebImage", uses: ["AppStage", "CoreGraphics", "ImageIO", "UIKit"]),
            tests(of: "Security", uses: ["CoreGraphics"]),
            tests(of: "FileAccess", uses: ["RandomNumbers", "SaveLoop"]),
            portable(
                tests(
                    of: "StoryboardKit", uses: isWhole ? examples.map { .target(name: $0.name) } + ["storyboard"] : [])),
            tests(of: "ChildProcess"),
            tests(of: "GitAccess", uses: ["TemporaryRepository"]),
            tests(of: "Gallery", uses: ["CoreGraphics"]),
            seeingSwift(tests(of: "ProjectChecks")),
            tests(of: "SystemStyles"),
            tests(
                of: "StoryboardCommand",
                uses: [
                    "AppSurroundings", "JSONText", "XMLTree", "FileAccess", "StoryboardModel", "StoryboardEditing",
                    "StoryboardChecks",
                    "NibArchive", "DocumentMutations", "RandomNumbers", "TemporaryRepository", "TestTerminal",
                    "XCUIAutomation",
                    "storyboard",
                ]),

            // Test support
            .target(
                name: "AppStage", dependencies: ["AppDriver", "AppHost", "UIKit"], path: "Tests/Support/AppStage",
                swiftSettings: strict),
            .target(
                name: "DocumentEdits", dependencies: ["XMLTree", "StoryboardModel"],
                path: "Tests/Support/DocumentEdits",
                swiftSettings: strict),
            .target(
                name: "DocumentMutations", dependencies: ["RandomNumbers"], path: "Tests/Support/DocumentMutations",
                swiftSettings: strict),
            .target(
                name: "RandomMerges",
                dependencies: [
                    "XMLTree", "StoryboardModel", "StoryboardEditing", "StoryboardChecks", "StoryboardRevisions",
                    "RandomNumbers", "CommandGenerator", "DocumentEdits",
                ],
                path: "Tests/Support/RandomMerges", swiftSettings: strict),
            .target(
                name: "XMLTreeEdits", dependencies: ["XMLTree", "RandomNumbers"], path: "Tests/Support/XMLTreeEdits",
                swiftSettings: strict),
            .target(
                name: "TemporaryRepository", path: "Tests/Support/TemporaryRepository", swiftSettings: strict),
            .target(name: "TestTerminal", path: "Tests/Support/TestTerminal", swiftSettings: strict),
            .executableTarget(
                name: "StoreLoop", dependencies: ["CoreData"], path: "Tests/Support/StoreLoop", swiftSettings: strict),
            .executableTarget(
                name: "SaveLoop", dependencies: ["FileAccess"], path: "Tests/Support/SaveLoop", swiftSettings: strict),
        ],
    ].flatMap { $0 },
    swiftLanguageModes: [.v6]
)

/// The names of the targets that a target depends on, directly or not, with its own.
func closure(of name: String, among targets: [String: Target]) -> Set<String> {
    var names: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
        if !names.insert(name).inserted { continue }
        for dependency in targets[name]?.dependencies ?? [] {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): waiting.append(name)
            default: break
            }
        }
    }
    return names
}

if !isWhole {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    let tests = [
        "XMLTreeTests", "ElementCatalogTests", "StoryboardModelTests", "StoryboardEditingTests",
        "StoryboardRevisionsTests", "NibArchiveTests", "StoryboardCompilerTests", "StoryboardKitTests",
    ]
    let kept = (["StoryboardKit"] + tests).reduce(into: Set<String>()) {
        $0.formUnion(closure(of: $1, among: targets))
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { $0.name == "storyboard" }
}
