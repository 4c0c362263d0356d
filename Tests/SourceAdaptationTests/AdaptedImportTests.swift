import Foundation
import Testing

import SourceAdaptation

@Suite("Imports of adapted sources")
struct AdaptedImportTests: AdaptingSuite {
    @Test("A name of Foundation with its module gets the module that has it")
    func qualifiedNames() {
        #expect(
            spaced("let a = Foundation.URLRequest(url: u)\nvar b: Foundation.HTTPURLResponse?\nlet c: Foundation.URL\n")
                == "let a = FoundationNetworking.URLRequest(url: u)\n"
                + "var b: FoundationNetworking.HTTPURLResponse?\nlet c: Foundation.URL\n")
        #expect(spaced("let d = Foundation.XMLParser(data: e)\n") == "let d = FoundationXML.XMLParser(data: e)\n")
        let kept = "let f = Foundation.Bundle.main\nlet g: Shop.URLRequest\nlet h = Shop.URLRequest()\n"
        #expect(spaced(kept) == kept)
    }

    @Test("What headers import is known to each source, also to one without imports or with a byte order mark")
    func headerImports() {
        func adapted(_ text: String, _ libraries: String...) -> String {
            let source = AdaptedModule.Source(path: "A.swift", bytes: Array(text.utf8))
            let module = AdaptedModule("Kit", [source], headerModules: ["UIKit", "NobodyKnows"] + libraries)
            return String(decoding: module.files[0].bytes, as: UTF8.self)
        }
        let imports = "import UIKit; import Foundation; import QuartzCore; import CoreGraphics; import Dispatch; "
        #expect(adapted("extension CAShapeLayer {}").contains(imports + "extension CAShapeLayer {}"))
        #expect(adapted("\u{FEFF}let a = 1").contains("\u{FEFF}\(imports)let a = 1"))
        let uses = "let a = sqlite3_libversion(), b = crc32(0, nil, 0)"
        #expect(adapted(uses, "sqlite3.h", "zlib").contains("\(imports)import SQLite3; import zlib; \(uses)"))
        // A header may import a library for Objective-C only.
        #expect(adapted("let a = 1", "sqlite3.h", "zlib").contains("\(imports)let a = 1"))
        #expect(adapted("// A layer.\nimport MyKit\nlet a = 1").contains("\(imports)// A layer.\nimport MyKit"))
    }

    @Test("Importing UIKit imports what it makes available on iOS, on the same line")
    func imports() {
        #expect(
            body("import UIKit\nlet a = 1")
                == "import UIKit; import Foundation; import QuartzCore; import CoreGraphics; import Dispatch\nlet a = 1"
        )
        #expect(
            body("import Foundation\nlet s = URLSession.shared").hasPrefix(
                "import Foundation; import CoreGraphics; import FoundationNetworking\n"))
        #expect(body("import MyKit").hasPrefix("import MyKit"))
        #expect(
            body("import class CoreLocation.CLLocation")
                == "import class CoreLocation.CLLocation; import Foundation; import CoreGraphics")
        #expect(body("import struct MyKit.Bean") == "import struct MyKit.Bean")
    }

    @Test("The import of one declaration of Foundation is that of all modules that have what Foundation has on iOS")
    func scopedImports() {
        #expect(
            spaced("import struct Foundation.URLRequest\nlet request: URLRequest?")
                == "import Foundation; import CoreGraphics; import UIKit; import FoundationNetworking\n"
                + "let request: URLRequest?")
        #expect(
            spaced("import class Foundation.NSException\nlet a = 1")
                == "import Foundation; import CoreGraphics; import UIKit\nlet a = 1")
        #expect(
            spaced("@preconcurrency import func Foundation.sqrt\n")
                == "@preconcurrency import Foundation; import CoreGraphics; import UIKit\n")
    }

    @Test("The type Method is the runtime's only where a source asks for methods")
    func methods() {
        let swizzled = "let one: Method? = class_getInstanceMethod(A.self, b)"
        #expect(spaced(swizzled) == "let one: OpaquePointer? = class_getInstanceMethod(A.self, b)")
        #expect(spaced("let one: Method = .get") == "let one: Method = .get")
    }

    @Test("Notifications and buffers of pixels are known without an import of their modules")
    func impliedImports() {
        let lines = [
            body("import UIKit\nlet center = UNUserNotificationCenter.current()"),
            body("import Foundation\nvar buffer: CVPixelBuffer?"), body("import UIKit\nlet a = 1"),
            body("import AVFoundation\nAudioServicesPlaySystemSound(1057)"),
            body("import SpriteKit\nlet angle = GLKMathDegreesToRadians(90)"),
        ].map { $0.split(separator: "\n")[0] }
        #expect(lines[0].hasSuffix("; import UserNotifications") && !lines[0].contains("AVFoundation"))
        #expect(lines[1] == "import Foundation; import CoreGraphics; import AVFoundation")
        #expect(!lines[2].contains("UserNotifications") && !lines[2].contains("AVFoundation"))
        #expect(lines[3].hasSuffix("; import AudioToolbox") && lines[4].hasSuffix("; import GLKit"))
    }

    @Test("Modules whose names are Apple's only are imported by those that have their declarations")
    func standIns() {
        #expect(body("import Darwin") == "import Glibc; import Foundation; import CoreGraphics")
        #expect(body("import CoreData") == "import CoreData; import Foundation; import CoreGraphics")
        #expect(body("import func Darwin.sin") == "import func Glibc.sin ")
        #expect(body("import OSLog\n").hasPrefix("import os; import Foundation"))
        #expect(body("import CoreFoundation").hasPrefix("import CoreGraphics; import Foundation"))
    }

    @Test("Names of Core Foundation lead to the modules that have them")
    func coreFoundation() {
        #expect(
            body("import func CoreFoundation._CFIsMainThread").hasPrefix("import func CoreGraphics._CFIsMainThread"))
        #expect(body("let a = CoreFoundation.sqrt(2)") == "let a = Foundation    .sqrt(2)")
        #expect(body("let a = CoreFoundation.CFRunLoopGetMain()") == "let a = CoreGraphics  .CFRunLoopGetMain()")
        #expect(
            body("let f: (Int) -> Unmanaged<CFString> = g") == "let f: (Int) -> UnmanagedValue<CFString> = g")
        #expect(body("let u: Unmanaged<Box> = b") == "let u: Unmanaged<Box> = b")
    }
}
