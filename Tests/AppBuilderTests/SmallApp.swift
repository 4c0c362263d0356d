import Foundation

/// A small app in a folder of its own, and the command that builds it.
struct SmallApp {
    let folder: URL
    let cache: URL

    /// Creates the folder of an app with a controller. `body` is the body of the controller's class.
    init(body: String, delegate: String = Self.delegate, besides files: [String: String] = [:]) throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "small-app-\(UUID().uuidString)")
        (folder, cache) = (home.appending(path: "Shop"), home.appending(path: "cache"))
        let controller = "import UIKit\n\nclass ShopController: UIViewController {\n\(body)\n}\n"
        let all = [
            "Shop/AppDelegate.swift": delegate, "Shop/ShopController.swift": controller,
            "Shop/Base.lproj/Main.storyboard": Self.storyboard, "Shop/Info.plist": Self.information,
        ].merging(files) { $1 }
        for (name, text) in all { try write(text, to: name) }
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    /// Runs the command that was built with the tests.
    func storyboard(_ arguments: String..., cache: URL = Self.sharedCache) throws -> Outcome {
        try Self.run(arguments, in: folder, cache: cache)
    }

    /// Starts the command in a shell line, where `"$storyboard"` is the command, `"$app"` the app's folder and `"$steps"` its steps.
    func shell(_ line: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        process.environment = ProcessInfo.processInfo.environment.merging([
            "XDG_CACHE_HOME": Self.sharedCache.path, "storyboard": Self.program.path, "app": folder.path,
            "steps": folder.appending(path: "../steps.json").path,
        ]) { $1 }
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Runs the command with variables of the environment.
    func storyboard(_ arguments: [String], variables: [String: String]) throws -> Outcome {
        try Self.run(arguments, in: folder, variables: variables)
    }

    static func storyboard(
        _ arguments: String..., in folder: URL = FileManager.default.temporaryDirectory
    ) throws -> Outcome {
        try run(arguments, in: folder)
    }

    private static func run(
        _ arguments: [String], in folder: URL, cache: URL = sharedCache, variables: [String: String] = [:]
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
            .merging(variables) { $1 }
        let place = FileManager.default.temporaryDirectory.appending(path: "storyboard-\(UUID().uuidString)")
        let (output, errors) = (place.appendingPathExtension("output"), place.appendingPathExtension("errors"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    /// Runs the app with steps.
    func run(_ steps: String...) throws -> Outcome {
        try write("[\(steps.joined(separator: ","))]", to: "../steps.json")
        return try storyboard("run", folder.path, "--headless", "--steps", folder.appending(path: "../steps.json").path)
    }

    /// The library of UIKit is linked once for all tests.
    static let sharedCache = program.deletingLastPathComponent().appending(path: "app-tests-cache")

    /// The command beside the tests.
    static var program: URL {
        let own = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        return own.appending(path: "storyboard")
    }

    static let delegate = """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            var launches = 0

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                launches += 1
                return true
            }
        }
        """

    static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>
        """

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES" initialViewController="con-sh-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="sce-sh-001"><objects>
                <viewController id="con-sh-001" customClass="ShopController" customModule="Renamed" \
        customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="vie-sh-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <label opaque="NO" contentMode="left" text="none" id="lab-sh-001">
                                <rect key="frame" x="20" y="100" width="300" height="30"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="but-sh-001">
                                <rect key="frame" x="20" y="160" width="100" height="40"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <state key="normal" title="Buy"/>
                                <connections><action selector="buy" destination="con-sh-001" eventType="touchUpInside" \
        id="act-sh-001"/></connections>
                            </button>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                    <connections><outlet property="count" destination="lab-sh-001" id="out-sh-001"/></connections>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
}
