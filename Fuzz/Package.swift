// swift-tools-version: 6.2
import PackageDescription

// Fuzzers, in a separate package because they need flags that a package with dependents must not have. `./run` builds
// and starts them. To add one, add a target here, a `main.swift` and a folder of seeds: see README.md.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

func fuzzer(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: ["Fuzzing"] + dependencies, swiftSettings: strict,
        // Other linkers fail with the coverage tables.
        linkerSettings: [.unsafeFlags(["-use-ld=lld"])])
}

let package = Package(
    name: "Fuzz",
    dependencies: [.package(name: "OpenStoryboard", path: "..")],
    targets: [
        // Fuzzers
        fuzzer("FuzzXMLTree", uses: ["XMLTreeEdits", .product(name: "StoryboardModel", package: "OpenStoryboard")]),
        fuzzer(
            "FuzzCommands",
            uses: [
                "CommandGenerator", .product(name: "StoryboardModel", package: "OpenStoryboard"),
                .product(name: "StoryboardEditing", package: "OpenStoryboard"),
            ]),
        fuzzer("FuzzNibArchive", uses: [.product(name: "NibArchive", package: "OpenStoryboard")]),
        // Not led by libFuzzer: one starts the command, the other one goes through the documents of a folder.
        .executableTarget(
            name: "FuzzWholeCommands", dependencies: ["DocumentMutations"],
            swiftSettings: strict),
        .executableTarget(name: "FuzzMerges", dependencies: ["RandomMerges"], swiftSettings: strict),

        // Shared code
        .systemLibrary(name: "LibFuzzer"),
        .target(name: "Fuzzing", dependencies: ["LibFuzzer"], swiftSettings: strict),
        .target(
            name: "XMLTreeEdits", dependencies: [.product(name: "StoryboardModel", package: "OpenStoryboard")],
            swiftSettings: strict),
        .target(
            name: "CommandGenerator",
            dependencies: [
                .product(name: "StoryboardModel", package: "OpenStoryboard"),
                .product(name: "StoryboardEditing", package: "OpenStoryboard"),
            ], swiftSettings: strict),
        .target(
            name: "DocumentEdits", dependencies: [.product(name: "StoryboardModel", package: "OpenStoryboard")],
            swiftSettings: strict),
        .target(
            name: "RandomMerges",
            dependencies: [
                "CommandGenerator", "DocumentEdits", .product(name: "StoryboardModel", package: "OpenStoryboard"),
                .product(name: "StoryboardEditing", package: "OpenStoryboard"),
                .product(name: "StoryboardChecks", package: "OpenStoryboard"),
                .product(name: "StoryboardRevisions", package: "OpenStoryboard"),
            ], swiftSettings: strict),
        .target(
            name: "DocumentMutations", dependencies: [.product(name: "StoryboardModel", package: "OpenStoryboard")],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
