import Foundation
import Testing

import SourceAdaptation

@Suite("Starts of adapted apps")
struct AppStartTests: AdaptingSuite {
    @Test("An app begins with its delegate, with main.swift, or with a type of its own")
    func entryPoints() {
        func entry(_ text: String, path: String = "/A.swift") -> AdaptedModule.EntryPoint {
            AdaptedModule("App", [.init(path: path, bytes: Array(text.utf8))]).entryPoint
        }
        #expect(
            entry("@UIApplicationMain\nclass Delegate: UIResponder, UIApplicationDelegate {}") == .delegate("Delegate"))
        #expect(entry("@main class Delegate: UIResponder, UIApplicationDelegate {}") == .delegate("Delegate"))
        #expect(entry("@main struct Start { static func main() {} }") == .own)
        #expect(entry("print(1)", path: "/App/main.swift") == .own)
        #expect(entry("class Delegate {}") == .none)
    }

    @Test("The start of an app registers all tables and runs its delegate")
    func start() {
        let module = AdaptedModule(
            "App", [.init(path: "/A.swift", bytes: Array("@main class D: UIResponder, UIApplicationDelegate {}".utf8))])
        #expect(module.startSource().contains("registerInterfaceMembers0()"))
        #expect(module.startSource().contains("\"App.D\""))
        #expect(!String(decoding: module.files[0].bytes, as: UTF8.self).contains("@main "))
    }
}
