import AppProject

/// What of Apple's frameworks isn't here, and what there is instead: the compiler says that a name can't be found, this says why.
struct MissingAPI {
    private struct Framework {
        var name: String
        /// The beginning of its names.
        var prefix: String?
        var instead: String
    }

    private static let frameworks: [Framework] = [
        Framework(name: "SwiftUI", prefix: "UIHosting", instead: "interfaces are those of storyboards and UIKit"),
        Framework(
            name: "CoreImage", prefix: "CI", instead: "images are drawn with UIGraphicsImageRenderer and CGContext"),
        Framework(name: "SpriteKit", prefix: "SK", instead: "layers move with Core Animation and UIKit Dynamics"),
        Framework(name: "SceneKit", prefix: "SCN", instead: "layers are placed in space by CATransform3D"),
        Framework(name: "ARKit", prefix: "AR", instead: "there is no camera here"),
        Framework(name: "Metal", prefix: "MTL", instead: "views draw with CGContext"),
        Framework(name: "MetalKit", prefix: "MTK", instead: "views draw with CGContext"),
        Framework(name: "GLKit", prefix: "GLK", instead: "views draw with CGContext"),
        Framework(name: "Combine", prefix: nil, instead: "notifications, closures and Swift's AsyncSequence are there"),
        Framework(name: "StoreKit", prefix: "SKPayment", instead: "there is no store here"),
        Framework(name: "HealthKit", prefix: "HK", instead: "there is no health data here"),
        Framework(name: "CoreBluetooth", prefix: "CB", instead: "there is no radio here"),
        Framework(
            name: "CoreMotion", prefix: "CM", instead: "there are no motion sensors here; a device can be shaken"),
        Framework(name: "CoreML", prefix: "ML", instead: "there are no models here"),
        Framework(name: "Vision", prefix: "VN", instead: "there is no recognition of images here"),
        Framework(name: "WatchKit", prefix: "WKInterface", instead: "apps are those of phones and tablets"),
        Framework(name: "AppKit", prefix: nil, instead: "apps are those of phones and tablets"),
        Framework(name: "CloudKit", prefix: "CK", instead: "there is no cloud here; data can be kept in files"),
        Framework(name: "GameKit", prefix: "GK", instead: "Swift has random numbers of its own"),
        Framework(name: "EventKit", prefix: "EK", instead: "there is no calendar here"),
        Framework(name: "Contacts", prefix: "CN", instead: "there are no contacts here"),
        Framework(name: "LocalAuthentication", prefix: "LA", instead: "there is no sensor for fingers and faces here"),
        Framework(name: "NetworkExtension", prefix: "NE", instead: "requests are made with URLSession"),
        Framework(name: "os", prefix: nil, instead: "what is printed appears in the console"),
    ]

    /// The modules that the app names and that can't be built.
    private let unavailable: [AppProject.UnavailableModule]

    init(_ unavailable: [AppProject.UnavailableModule] = []) { self.unavailable = unavailable }

    /// Adds to the compiler's messages what there is instead of names that it can't find, once for each.
    func explain(_ text: String) -> String {
        var said: Set<String> = []
        let notes = text.split(separator: "\n").compactMap { line -> String? in
            if let reason = reason(in: line) { return said.insert(reason).inserted ? "error: \(reason)" : nil }
            guard let framework = Self.module(in: line) ?? Self.name(in: line), said.insert(framework.name).inserted
            else { return nil }
            return "note: there is no \(framework.name) here: \(framework.instead)"
        }
        return notes.isEmpty ? text : text + (text.hasSuffix("\n") ? "" : "\n") + notes.joined(separator: "\n") + "\n"
    }

    /// Returns why a module that a line is about isn't there.
    private func reason(in line: Substring) -> String? {
        guard let found = line.firstMatch(of: #/: error: no such module '(\w+)'/#) else { return nil }
        let name = String(found.1)
        if Self.frameworks.contains(where: { $0.name == name }) { return nil }
        return (unavailable.first { $0.name == name } ?? unavailable.first { $0.name == nil })?.reason
    }

    private static func module(in line: Substring) -> Framework? {
        guard let found = line.firstMatch(of: #/: error: no such module '(\w+)'/#) else { return nil }
        let name = String(found.1)
        return frameworks.first { $0.name == name }
            ?? Framework(
                name: name, instead: "only Foundation, UIKit and the frameworks of docs/running.md can be imported")
    }

    private static func name(in line: Substring) -> Framework? {
        guard let found = line.firstMatch(of: #/: error: cannot find (?:type )?'(\w+)' in scope/#) else { return nil }
        return frameworks.first { framework in
            guard let prefix = framework.prefix, found.1.hasPrefix(prefix) else { return false }
            // "CIImage" is one of Core Image's names, "City" is an app's own.
            return found.1.dropFirst(prefix.count).first?.isUppercase == true || prefix.count > 3
        }
    }
}
