import SourceAdaptation
import Testing

@Suite("The table of modules")
struct SystemModuleTests {
    private func present(_ names: String, _ presences: [SystemModule.Presence]) {
        for name in names.split(separator: " ").map(String.init) {
            let module = SystemModule.named(name)
            #expect(module.map { presences.contains($0.presence) } == true, "\(name) is \(String(describing: module))")
            #expect(module?.summary.isEmpty == false)
        }
    }

    @Test("Each module that apps import is whole, simulated or unavailable, and says how")
    func presences() {
        present(
            """
            os OSLog UniformTypeIdentifiers MobileCoreServices CryptoKit CommonCrypto ImageIO Security CoreText CoreImage \
            ObjectiveC Darwin CoreFoundation CoreServices PDFKit Combine CoreData Accelerate QuickLook NaturalLanguage \
            RxCocoaRuntime SDWebImage MBProgressHUD SVProgressHUD
            """, [.whole])
        present(
            """
            Network SystemConfiguration AudioToolbox AVFAudio LocalAuthentication CoreMotion Contacts ContactsUI EventKit \
            EventKitUI AuthenticationServices MediaPlayer StoreKit AVFoundation SpriteKit CoreSpotlight PencilKit \
            RealmSwift Realm Firebase FirebaseAnalytics FirebaseAuth FirebaseCore FirebaseDatabase FirebaseFirestore \
            FirebaseFirestoreSwift FirebaseRemoteConfig FirebaseStorage
            """, [.simulated])
        present(
            """
            CoreBluetooth HealthKit CloudKit GameKit MultipeerConnectivity \
            WatchConnectivity Intents BackgroundTasks NotificationCenter Social SceneKit ARKit RealityKit Metal MetalKit \
            Vision CoreML Speech GLKit JavaScriptCore HomeKit Messages ReplayKit GameController MetricKit CoreNFC \
            FirebaseCrashlytics FirebaseFunctions FirebaseMessaging FirebasePerformance
            """, [.unavailable])
        present("SwiftUI WidgetKit AppIntents", [.missing])
    }

    @Test("What a module brings along can be imported")
    func brought() {
        for module in SystemModule.all {
            for name in module.brings where name != "Dispatch" {
                let brought = SystemModule.named(name)
                #expect(
                    brought?.presence != .missing && brought != nil && brought?.standIn == nil,
                    "\(module.name): \(name)")
            }
        }
    }

    /// How many of 327 repositories of apps import each module of Apple's, of those that nine or more import.
    private static let imports = """
        UIKit 318 Foundation 267 AVFoundation 67 CoreData 65 SafariServices 54 CoreGraphics 45 UserNotifications 44 WebKit 44
        Combine 42 MobileCoreServices 39 CoreLocation 37 os 36 MessageUI 33 StoreKit 32 MapKit 31 AVKit 29 QuartzCore 28
        Intents 22 UniformTypeIdentifiers 21 ObjectiveC 18 Social 17 Photos 17 Darwin 17 SystemConfiguration 16 ImageIO 16
        CryptoKit 16 MediaPlayer 16 AudioToolbox 16 Contacts 15 Network 15 CoreImage 15 Security 14 CoreSpotlight 14
        AuthenticationServices 14 LocalAuthentication 14 CoreServices 13 BackgroundTasks 13 WatchConnectivity 12 Accelerate 12
        OSLog 11 CoreMotion 11 NotificationCenter 11 PhotosUI 10 CoreFoundation 10
        """

    @Test("Weighted by how many apps import them, nearly all modules are there")
    func weighted() throws {
        let words = Self.imports.split { $0 == " " || $0 == "\n" }
        var (all, there) = (0, 0)
        for place in stride(from: 0, to: words.count, by: 2) {
            let count = try #require(Int(words[place + 1]))
            all += count
            if let module = SystemModule.named(String(words[place])), module.presence != .missing { there += count }
        }
        #expect(Double(there) / Double(all) >= 0.97)
    }
}
