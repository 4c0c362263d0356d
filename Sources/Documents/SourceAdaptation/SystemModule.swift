/// A module of iOS that apps import: what it is here, and what it brings along.
///
/// `Scripts/check-api` writes the same table into docs/api.md.
package struct SystemModule: Sendable {
    package enum Presence: Sendable, Equatable {
        /// Does here what it does on iOS.
        case whole
        /// Behaves as on a device, whose values the page, steps and tests set.
        case simulated
        /// Has the types, and answers as on a device without it.
        case unavailable
        /// Can't be imported.
        case missing
    }

    package let name: String
    package let presence: Presence
    /// What it does here; for one that is missing, what there is instead.
    package let summary: String
    /// The modules that importing it makes available on iOS.
    package let brings: [String]
    /// The module that has its declarations, for names that are Apple's only.
    package let standIn: String?
    /// How names begin that are explained when they can't be found.
    package let prefix: String?
    /// Whether it's in the library of UIKit, and not in that of the frameworks.
    package let isOfUIKit: Bool

    private init(
        _ name: String, _ presence: Presence, _ summary: String, brings: [String] = [], standIn: String? = nil,
        prefix: String? = nil, isOfUIKit: Bool = false
    ) {
        (self.name, self.presence, self.summary) = (name, presence, summary)
        // Core Graphics has Foundation's names that Foundation for Linux lacks.
        let lacksNames = brings.contains("Foundation") && !(brings + [name]).contains("CoreGraphics")
        self.brings = brings + (lacksNames ? ["CoreGraphics"] : [])
        (self.standIn, self.prefix, self.isOfUIKit) = (standIn, prefix, isOfUIKit)
    }

    /// Returns the module with a name, among those of iOS that are known here.
    package static func named(_ name: String) -> SystemModule? { byName[name] }

    /// The modules that are built for apps besides UIKit's own library.
    package static var frameworks: [SystemModule] {
        all.filter { !$0.isOfUIKit && $0.presence != .missing && $0.standIn == nil }
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let interface = ["UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch"]

    package static let all: [SystemModule] = ofUIKit + names + whole + simulated + unavailable + missing

    // MARK: In UIKit's library

    private static let ofUIKit: [SystemModule] = [
        SystemModule(
            "Foundation", .whole, "Swift's Foundation, with what UIKit adds", brings: ["CoreGraphics"], isOfUIKit: true),
        SystemModule(
            "UIKit", .whole, "views, controls, controllers, lists and bars", brings: Array(interface.dropFirst()),
            isOfUIKit: true),
        SystemModule(
            "QuartzCore", .whole, "layers and animations", brings: ["Foundation"], isOfUIKit: true),
        SystemModule(
            "CoreGraphics", .whole, "paths, colors, images, contexts", brings: ["Foundation"], isOfUIKit: true),
        SystemModule(
            "CoreData", .whole,
            "objects in SQLite or in memory: contexts, fetch requests, faulting, relationships, undo, migration",
            brings: ["Foundation"], isOfUIKit: true),
        SystemModule(
            "CoreLocation", .simulated, "the place that `--location` or a step gives; permission is asked for",
            brings: ["Foundation"], isOfUIKit: true),
        SystemModule(
            "MapKit", .simulated, "maps of coastlines and countries, with annotations, overlays, tiles and gestures",
            brings: ["CoreLocation"] + interface, isOfUIKit: true),
        SystemModule(
            "UserNotifications", .simulated, "notifications at their times and places, as banners with actions",
            brings: ["Foundation"],
            isOfUIKit: true),
        SystemModule(
            "WebKit", .simulated, "the text and pictures of the app's own pages, and the address of others",
            brings: interface,
            isOfUIKit: true),
        SystemModule(
            "AVFoundation", .simulated,
            "sounds, speech and films take their time, unheard and unseen; cameras see a test picture",
            brings: ["Foundation", "QuartzCore", "CoreGraphics", "ImageIO", "Dispatch"], isOfUIKit: true),
        SystemModule(
            "AVKit", .simulated, "a player view controller that shows a placeholder",
            brings: ["AVFoundation", "ImageIO"] + interface, isOfUIKit: true),
        SystemModule(
            "UniformTypeIdentifiers", .whole,
            "types of content: the system's and those of Info.plist, with extensions and MIME types",
            brings: ["Foundation"], isOfUIKit: true),
        SystemModule(
            "Compression", .whole,
            "zlib, LZ4 and LZFSE, which is written uncompressed and not read where it is compressed; no LZMA, Brotli or LZBITMAP",
            brings: ["Foundation"], isOfUIKit: true),
        SystemModule("SafariServices", .unavailable, "shows the address", brings: interface, isOfUIKit: true),
        SystemModule("MessageUI", .unavailable, "there is no account to send with", brings: interface, isOfUIKit: true),
        SystemModule(
            "Photos", .simulated, "a library with sample pictures, which apps read and change",
            brings: ["AVFoundation", "CoreLocation", "UniformTypeIdentifiers"] + interface, isOfUIKit: true),
        SystemModule(
            "PhotosUI", .simulated, "a picker of the library's photos, and views of live photos",
            brings: ["Photos", "UniformTypeIdentifiers"] + interface, isOfUIKit: true),
    ]

    // MARK: Names that lead to others

    private static let names: [SystemModule] = [
        SystemModule(
            "CoreFoundation", .whole, "the names of Foundation's types", brings: ["Foundation"],
            standIn: "CoreGraphics"),
        SystemModule(
            "CoreServices", .whole, "types of content", brings: ["Foundation"],
            standIn: "MobileCoreServices"),
        SystemModule("Darwin", .whole, "the C library", brings: ["Foundation"], standIn: "Glibc"),
        SystemModule("Accessibility", .whole, "custom content, with UIKit", brings: ["Foundation"], standIn: "UIKit"),
        SystemModule("OSLog", .whole, "messages to the console", brings: ["Foundation"], standIn: "os"),
        SystemModule(
            "CoreMedia", .whole, "times of sounds and films", brings: ["Foundation"], standIn: "AVFoundation"),
        SystemModule(
            "CoreVideo", .whole, "buffers of pixels", brings: ["Foundation"], standIn: "AVFoundation"),
        SystemModule("CoreAudio", .whole, "times of sounds", brings: ["Foundation"], standIn: "AudioToolbox"),
        SystemModule("AVFAudio", .simulated, "sounds and speech", brings: ["Foundation"], standIn: "AVFoundation"),
        SystemModule("ObjectiveC", .whole, "selectors and objects", brings: ["Foundation"], standIn: "UIKit"),
        SystemModule(
            "Realm", .simulated, "the Swift part of Realm's stand-in", brings: ["Foundation"], standIn: "RealmSwift"),
        SystemModule(
            "FirebaseAppCheck", .unavailable, "tokens that nobody asks for", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseCrashlytics", .unavailable, "messages and errors go to the console", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseDatabaseSwift", .simulated, "values of the tree as types", brings: ["Foundation"],
            standIn: "FirebaseDatabase"),
        SystemModule(
            "FirebaseDynamicLinks", .simulated, "links that have their address in them", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseFirestoreSwift", .simulated, "documents as types", brings: ["Foundation"],
            standIn: "FirebaseFirestore"),
        SystemModule(
            "FirebaseFunctions", .unavailable, "nobody runs functions; calls end with an error", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseFunctionsSwift", .unavailable, "nobody runs functions; calls end with an error",
            brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseInstallations", .simulated, "an identifier in the app's home", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseInstanceID", .unavailable, "there is no token", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseMessaging", .unavailable, "there is no token, and no message comes", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseRemoteConfig", .simulated, "the app's own values", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseRemoteConfigSwift", .simulated, "the app's own values", brings: ["Foundation"],
            standIn: "FirebaseOtherServices"),
        SystemModule(
            "FirebaseStorageSwift", .simulated, "files in the app's home", brings: ["Foundation"],
            standIn: "FirebaseStorage"),
    ]

    // MARK: Frameworks

    private static let whole: [SystemModule] = [
        SystemModule(
            "Accelerate", .whole,
            "arithmetic on vectors, boxes and matrices of pixels; no Fourier transforms and linear algebra",
            brings: ["Foundation"]),
        SystemModule(
            "Combine", .whole,
            "publishers, subjects, operators, schedulers, `@Published`, publishers of notifications, timers, requests and key values",
            brings: ["Foundation"]),
        SystemModule("CommonCrypto", .whole, "digests, codes and ciphers", brings: ["Foundation"]),
        SystemModule(
            "CoreImage", .whole,
            "images, eighty filters and codes, on the processor; QR codes are read, nothing else is found",
            brings: ["Foundation"]),
        SystemModule(
            "CoreText", .whole, "lines, frames and fonts; no glyphs and outlines",
            brings: ["Foundation"], prefix: "CT"),
        SystemModule(
            "CryptoKit", .whole, "digests, codes, ciphers, keys and signatures; there is no Secure Enclave",
            brings: ["Foundation"]),
        SystemModule(
            "GameplayKit", .whole, "random numbers, states, components, paths, rules, moves; no agents and noise",
            brings: ["Foundation"]),
        SystemModule(
            "ImageIO", .whole, "images in files: frames, properties and thumbnails; PNG, JPEG and GIF are written",
            brings: ["Foundation"]),
        SystemModule(
            "MBProgressHUD", .whole,
            "in place of the library: a panel over a view, with its modes, times and older names",
            brings: ["UIKit", "Foundation"], prefix: "MB"),
        SystemModule(
            "MobileCoreServices", .whole, "types of content, as functions", brings: ["Foundation"]),
        SystemModule(
            "NaturalLanguage", .whole, "words, sentences and languages; no classes of words, names and feelings",
            brings: ["Foundation"], prefix: "NL"),
        SystemModule(
            "os", .whole, "messages, levels and privacy, to the console; locks", brings: ["Foundation", "Dispatch"]),
        SystemModule(
            "PDFKit", .whole, "documents, pages, their texts, and a view, by poppler; notes aren't drawn",
            brings: ["UIKit", "Foundation"], prefix: "PDF"),
        SystemModule(
            "QuickLook", .whole, "previews of images and texts; of other documents, the name",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "RxCocoaRuntime", .whole,
            "the part of RxCocoa in Objective-C: delegates' proxies, and calls of UIKit's own that can be observed",
            brings: ["Foundation"], prefix: "RX"),
        SystemModule(
            "SDWebImage", .whole,
            "in place of the library: images of views and buttons, from servers and files, kept in memory and on the disk; no coders of an app",
            brings: ["UIKit", "Foundation"], prefix: "SD"),
        SystemModule(
            "Security", .whole, "a keychain in the app's home, keys, random bytes; certificates aren't trusted",
            brings: ["Foundation"]),
        SystemModule(
            "simd", .whole, "vectors, square matrices and rotations; no matrices of other shapes",
            brings: ["Foundation"]),
        SystemModule(
            "SVProgressHUD", .whole, "in place of the library: one panel over the key window, with its looks and times",
            brings: ["UIKit", "Foundation"], prefix: "SV"),
    ]

    private static let simulated: [SystemModule] = [
        SystemModule("AppTrackingTransparency", .simulated, "asks the owner", brings: ["Foundation"]),
        SystemModule(
            "AudioToolbox", .simulated, "sounds of the system take their time, without being heard",
            brings: ["Foundation"]),
        SystemModule(
            "AuthenticationServices", .simulated,
            "the owner signs in with Apple as somebody who doesn't exist, as `authentication` says; pages and passwords aren't there",
            brings: ["UIKit", "Foundation"]),
        SystemModule("Contacts", .simulated, "six people who don't exist", brings: ["Foundation"]),
        SystemModule(
            "ContactsUI", .simulated, "a picker of those people", brings: ["Contacts", "UIKit", "Foundation"]),
        SystemModule(
            "CoreMotion", .simulated, "the acceleration and the steps that a step gives; there is no gyroscope",
            brings: ["Foundation"]),
        SystemModule(
            "EventKit", .simulated, "a calendar and a list of reminders, which begin empty",
            brings: ["Foundation"]),
        SystemModule(
            "CoreSpotlight", .simulated, "apps find the items that they index while they run; nobody else does",
            brings: ["Foundation"]),
        SystemModule("EventKitUI", .simulated, "forms of an event", brings: ["EventKit", "UIKit", "Foundation"]),
        SystemModule(
            "Firebase", .simulated,
            "in place of Firebase: all its services that are here, which keep everything in the app's home",
            brings: ["UIKit", "Foundation"], prefix: "FIR"),
        SystemModule(
            "FirebaseAnalytics", .simulated, "in place of Firebase's: names are checked, and nothing is counted",
            brings: ["Foundation"]),
        SystemModule(
            "FirebaseAuth", .simulated,
            "in place of Firebase's: accounts in the app's home; no letters and messages are sent",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "FirebaseCore", .simulated, "in place of Firebase's: apps and their options", brings: ["Foundation"]),
        SystemModule(
            "FirebaseDatabase", .simulated,
            "in place of Firebase's: a tree of values in the app's home, with queries, observers and transactions; nobody else changes it",
            brings: ["Foundation"]),
        SystemModule(
            "FirebaseFirestore", .simulated,
            "in place of Firebase's: documents in the app's home, with queries, listeners, batches and transactions; nobody else changes them",
            brings: ["Foundation"]),
        SystemModule(
            "FirebaseOtherServices", .simulated,
            "Firebase's configuration, links, installations, messages, functions and reports", brings: ["Foundation"]),
        SystemModule(
            "FirebasePerformance", .unavailable, "in place of Firebase's: nothing is measured", brings: ["Foundation"]),
        SystemModule(
            "FirebaseStorage", .simulated, "in place of Firebase's: files in the app's home", brings: ["Foundation"]),
        SystemModule(
            "LocalAuthentication", .simulated,
            "the sensor and the owner's answer are those of `biometry` and `authentication`", brings: ["Foundation"]),
        SystemModule(
            "MediaPlayer", .simulated,
            "six songs that take their time, unheard, if the owner allows it; there is no lock screen",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "Network", .simulated,
            "connections and listeners by TCP and UDP; paths follow the page's network switch; no TLS",
            brings: ["Foundation", "Dispatch"]),
        SystemModule(
            "PencilKit", .simulated,
            "a canvas that fingers draw on, strokes and their images; the palette of tools isn't shown",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "RealmSwift", .simulated,
            "in place of Realm's database: objects in JSON files or in memory, with queries, notifications and migrations; no sync and no encryption",
            brings: ["Foundation"], prefix: "RLM"),
        SystemModule(
            "SpriteKit", .simulated,
            "sprites, shapes, labels, actions, touches, and files of Xcode's editors; no physics, no drawn particles, no tile maps",
            brings: ["UIKit", "Foundation"], prefix: "SK"),
        SystemModule(
            "StoreKit", .simulated, "products of the app's `.storekit` file; the owner confirms, and nothing is paid",
            brings: ["Foundation", "UIKit"]),
        SystemModule(
            "SystemConfiguration", .simulated, "reachability follows the page's network switch",
            brings: ["Foundation"]),
    ]

    private static let unavailable: [SystemModule] = [
        SystemModule("AdSupport", .unavailable, "the identifier for advertising is all zeros", brings: ["Foundation"]),
        SystemModule(
            "ARKit", .unavailable, "no configuration is supported, as in Apple's simulator; sessions fail",
            brings: ["AVFoundation", "SceneKit", "SpriteKit", "UIKit", "Foundation", "Metal", "simd"], prefix: "AR"),
        SystemModule(
            "BackgroundTasks", .unavailable, "tasks are refused as unavailable, as in Apple's simulator",
            brings: ["Foundation"]),
        SystemModule(
            "CallKit", .unavailable, "there is no phone; calls are refused with an error", brings: ["Foundation"],
            prefix: "CX"),
        SystemModule(
            "CloudKit", .unavailable, "nobody is signed in to iCloud; requests end with `notAuthenticated`",
            brings: ["CoreLocation", "Foundation"], prefix: "CK"),
        SystemModule(
            "CoreBluetooth", .unavailable, "there is no radio: it isn't supported, as in Apple's simulator",
            brings: ["Foundation", "Dispatch"]),
        SystemModule(
            "CoreHaptics", .unavailable, "nothing is felt: the hardware supports no haptics", brings: ["Foundation"],
            prefix: "CH"),
        SystemModule(
            "CoreML", .unavailable, "loading a model fails; arrays and features are there",
            brings: ["Foundation", "AVFoundation"], prefix: "ML"),
        SystemModule(
            "CoreNFC", .unavailable, "there is no reader, as in Apple's simulator; messages are read and made",
            brings: ["Foundation"], prefix: "NFC"),
        SystemModule("CoreTelephony", .unavailable, "there is no SIM card", brings: ["Foundation"]),
        SystemModule(
            "DeviceCheck", .unavailable, "it isn't supported, as in Apple's simulator", brings: ["Foundation"]),
        SystemModule(
            "GameController", .unavailable, "no controller is connected", brings: ["Foundation"], prefix: "GC"),
        SystemModule(
            "GameKit", .unavailable, "nobody is signed in to Game Center", brings: ["UIKit", "Foundation"]),
        SystemModule(
            "GLKit", .unavailable,
            "vectors, matrices and rotations are whole; there is no OpenGL, which views say",
            brings: ["UIKit", "Foundation"], prefix: "GLK"),
        SystemModule(
            "HealthKit", .unavailable, "health data isn't available, as on older iPads; units and quantities are there",
            brings: ["Foundation"], prefix: "HK"),
        SystemModule(
            "HomeKit", .unavailable, "access to homes is denied, and there are none", brings: ["Foundation"],
            prefix: "HM"),
        SystemModule(
            "Intents", .unavailable, "there is no Siri; what apps donate is accepted", brings: ["Foundation", "UIKit"]),
        SystemModule(
            "IntentsUI", .unavailable, "there is no Siri", brings: ["Intents", "UIKit", "Foundation"]),
        SystemModule(
            "JavaScriptCore", .unavailable,
            "there is no engine: scripts end with an exception; values keep what apps give them",
            brings: ["Foundation"], prefix: "JS"),
        SystemModule(
            "LinkPresentation", .unavailable, "pages aren't read; a card shows the address",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "Messages", .unavailable, "extensions of Messages aren't loaded", brings: ["UIKit", "Foundation"]),
        SystemModule(
            "Metal", .unavailable, "there is no graphics processor: the device is nil", brings: ["Foundation"],
            prefix: "MTL", isOfUIKit: true),
        SystemModule(
            "MetalKit", .unavailable, "views say that there is no graphics processor",
            brings: ["Metal", "UIKit", "Foundation", "QuartzCore", "CoreGraphics"], prefix: "MTK"),
        SystemModule(
            "MetricKit", .unavailable, "no measurements come, as in Apple's simulator", brings: ["Foundation"],
            prefix: "MX"),
        SystemModule(
            "MultipeerConnectivity", .unavailable, "nobody is near", brings: ["UIKit", "Foundation"], prefix: "MC"),
        SystemModule(
            "NotificationCenter", .unavailable, "there is no Today view",
            brings: ["UIKit", "Foundation"]),
        SystemModule(
            "PassKit", .unavailable, "nobody can pay, and there is no wallet", brings: ["UIKit", "Foundation"]),
        SystemModule(
            "PushKit", .unavailable, "nobody gets a token, as in Apple's simulator", brings: ["Foundation"]),
        SystemModule(
            "RealityKit", .unavailable, "entities are a tree; nothing is drawn, and no models are read",
            brings: ["ARKit", "UIKit", "Foundation", "simd"]),
        SystemModule(
            "ReplayKit", .unavailable, "the screen isn't recorded, as in Apple's simulator",
            brings: ["UIKit", "Foundation", "AVFoundation"], prefix: "RP"),
        SystemModule(
            "SceneKit", .unavailable, "nodes, geometry and actions are there; views say that nothing is drawn",
            brings: ["UIKit", "Foundation", "QuartzCore", "Metal", "simd"], prefix: "SCN"),
        SystemModule("Social", .unavailable, "there is no account to post with", brings: ["UIKit", "Foundation"]),
        SystemModule("Speech", .unavailable, "nothing is heard", brings: ["AVFoundation", "Foundation"]),
        SystemModule(
            "Vision", .unavailable, "QR codes are read; other requests end with an error",
            brings: ["CoreImage", "CoreML", "Foundation", "CoreGraphics", "AVFoundation"], prefix: "VN"),
        SystemModule(
            "VisionKit", .unavailable, "documents aren't scanned, as in Apple's simulator",
            brings: ["UIKit", "Foundation"]),
        SystemModule("WatchConnectivity", .unavailable, "there is no watch", brings: ["Foundation"]),
    ]

    // MARK: What can't be imported

    private static let missing: [SystemModule] =
        [
            SystemModule("SwiftUI", .missing, "interfaces are those of storyboards and UIKit", prefix: "UIHosting"),
            SystemModule("WidgetKit", .missing, "interfaces are those of storyboards and UIKit"),
            SystemModule("AppIntents", .missing, "there are no shortcuts here"),
            SystemModule("AppKit", .missing, "apps are those of phones and tablets"),
            SystemModule("WatchKit", .missing, "apps are those of phones and tablets", prefix: "WKInterface"),
            SystemModule("OpenGLES", .missing, "views draw with CGContext"),
            SystemModule("NetworkExtension", .missing, "requests are made with URLSession", prefix: "NE"),
            SystemModule("SwiftData", .missing, "objects are kept with Core Data"),
        ]
        + others.map { SystemModule($0, .missing, "it isn't available here") }

    /// Frameworks of Apple's that nothing stands for.
    private static let others = """
        AVRouting Accounts ActivityKit AdServices AddressBook AddressBookUI AppClip AssetsLibrary
        AutomaticAssessmentConfiguration BackgroundAssets BusinessChat CarPlay Cinematic ClassKit CoreAudioKit
        CoreAudioTypes CoreLocationUI CoreMIDI CryptoTokenKit DataDetection DeveloperToolsSupport DeviceActivity
        ExposureNotification ExternalAccessory FamilyControls FileProvider FileProviderUI FoundationModels
        GroupActivities IOKit IOSurface IdentityLookup IdentityLookupUI ImagePlayground JournalingSuggestions
        MLCompute ManagedSettings ManagedSettingsUI MediaAccessibility MediaSetup MediaToolbox MetalFX
        MetalPerformanceShaders MetalPerformanceShadersGraph ModelIO MusicKit NearbyInteraction NewsstandKit OpenAL
        PHASE ProximityReader PushToTalk QuickLookThumbnailing RoomPlan SafetyKit ScreenTime SensitiveContentAnalysis
        ShazamKit SharedWithYou SoundAnalysis SystemExtensions ThreadNetwork TipKit Translation Twitter
        VideoSubscriberAccount VideoToolbox WeatherKit WorkoutKit iAd
        """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
