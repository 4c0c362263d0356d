import Foundation
import Testing

@Suite("Apps that import frameworks")
struct FrameworkAppTests {
    /// Runs an app whose label shows what a function in a file of its own returns, and returns the lines of its console.
    private func run(_ imports: String, _ statements: String, shows text: String) throws -> [String] {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        count.text = report(self)
                    }
                    @IBAction func buy() {}
                """,
            besides: [
                "Shop/Report.swift":
                    "\(imports)\n@MainActor func report(_ controller: ShopController) -> String {\n\(statements)\n}\n"
            ])
        defer { app.remove() }
        let outcome = try app.run(#"{"expect":{"text":"\#(text)"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
        return outcome.errors.components(separatedBy: "\n")
    }

    @Test("Messages of a log are written to the console, with format and interpolations")
    func log() throws {
        let lines = try run(
            "import OSLog\nimport Darwin\nextension OSLog { static let shop = OSLog(subsystem: \"shop\", category: \"shop\") }",
            """
            os_log("Opened %{public}@ with %d", log: .shop, type: .error, "Shop", 2)
            os_log("plain")
            os_log(.info, log: .shop, "first %@", "word")
            let logger = Logger(subsystem: "org.example", category: "view")
            let error: Error = CocoaError(.fileNoSuchFile)
            logger.notice("\\(controller.isEditing) \\(type(of: controller)) \\(3.5, format: .fixed(precision: 1))")
            logger.error("Failed: \\(error.localizedDescription, privacy: .public), \\("x", privacy: .private)")
            return "done"
            """, shows: "done")
        for line in [
            "[shop] error: Opened Shop with 2", "plain", "[shop] first word", "[view] false ShopController 3.5",
        ] {
            #expect(lines.contains(line), "\(line) in \(lines)")
        }
        #expect(lines.contains { $0.hasPrefix("[view] error: Failed: ") && $0.hasSuffix(", <private>") })
    }

    @Test("Apps encrypt, keep secrets in the keychain, and ask who is there, as they are written for iOS")
    func secrets() throws {
        _ = try run(
            "import Security\nimport CryptoKit\nimport CommonCrypto\nimport LocalAuthentication\nimport UniformTypeIdentifiers",
            """
            let data = "secret".data(using: .utf8)!
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
                kSecValueData as String: data,
            ]
            SecItemDelete(query as CFDictionary)
            guard SecItemAdd(query as CFDictionary, nil) == errSecSuccess else { return "not added" }
            let search: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
                kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var item: CFTypeRef?
            guard SecItemCopyMatching(search as CFDictionary, &item) == errSecSuccess, let found = item as? Data
            else { return "not found" }
            let key = SymmetricKey(size: .bits256)
            let box = try! AES.GCM.seal(found, using: key)
            let opened = try! AES.GCM.open(box, using: key)
            var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
            data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
            var error: NSError?
            let canAsk = LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error)
            let isSame = Array(SHA256.hash(data: opened)) == digest
            return "\\(String(decoding: opened, as: UTF8.self)) \\(isSame) \\(canAsk) \\(UTType.png.conforms(to: .image))"
            """, shows: "secret true true true")
    }

    @Test("Apps keep objects with what is there in place of Realm, with properties of both styles")
    func realm() throws {
        _ = try run(
            """
            import Realm
            import RealmSwift
            @objcMembers class Owner: Object { dynamic var name = "" }
            class Dog: Object {
                @objc dynamic var id = 0
                @objc dynamic var name = ""
                @objc dynamic var owner: Owner?
                override static func primaryKey() -> String? { return "id" }
            }
            class Toy: Object {
                @Persisted var name: String
                @Persisted var dogs: List<Dog>
            }
            """,
            """
            let realm = try! Realm()
            try! realm.write {
                let dog = Dog(value: ["id": 1, "name": "Rex"])
                dog.owner = Owner(value: ["name": "Ada"])
                realm.add(dog)
                realm.create(Toy.self, value: ["name": "ball", "dogs": [dog]])
            }
            guard let dog = realm.object(ofType: Dog.self, forPrimaryKey: 1) else { return "not found" }
            try! realm.write { dog.name = "Max" }
            let names = realm.objects(Dog.self).where { $0.owner.name == "Ada" }.map(\\.name).joined(separator: "")
            let found = realm.objects(Dog.self).filter("name BEGINSWITH %@", "M").count
            let toy = realm.objects(Toy.self).sorted(by: \\.name).first
            return "\\(names) \\(found) \\(toy?.dogs.first?.name ?? "none")"
            """, shows: "Max 1 Max")
    }

    @Test("Apps keep people and documents with what is there in place of Firebase, whose modules bring its other names")
    func firebase() throws {
        _ = try run(
            """
            import Firebase
            import FirebaseFirestoreSwift
            import FirebaseMessaging
            struct Dog: Codable {
                @DocumentID var id: String?
                var name: String
            }
            final class Listener: NSObject, MessagingDelegate {}
            """,
            """
            FirebaseApp.configure()
            Messaging.messaging().delegate = Listener()
            Auth.auth().createUser(withEmail: "ada@example.org", password: "secret") { (result, error) in
                if let code = AuthErrorCode(rawValue: error?._code ?? 0), code == .weakPassword { print("weak") }
            }
            let user: Firebase.User? = Auth.auth().currentUser
            let key = Database.database().reference().child("dogs").childByAutoId().key ?? ""
            let document = try! Firestore.firestore().collection("dogs").addDocument(from: Dog(name: "Rex"))
            return "\\(user?.email ?? "nobody") \\(key.count) \\(document.documentID.count)"
            """, shows: "ada@example.org 20 20")
    }

    @Test(
        "Apps show images and panels with what is there in place of libraries in Objective-C, in the style of each version"
    )
    func imagesAndPanels() throws {
        _ = try run(
            "import SDWebImage\nimport MBProgressHUD\nimport SVProgressHUD",
            """
            let (view, button) = (UIImageView(image: nil), UIButton(type: .custom))
            var errors = 0
            view.sd_setImage(with: nil, placeholderImage: UIImage(systemName: "star")) { (image, error, type, url) in
                if error != nil && image == nil && type == .none { errors += 1 }
            }
            view.sd_setImage(with: nil, placeholderImage: UIImage(systemName: "star"), options: [.retryFailed])
            button.sd_setImage(with: nil, for: .normal, placeholderImage: view.image, options: [], completed: nil)
            SDWebImageManager.shared().loadImage(with: nil, progress: nil) { (_, _, error, _, _, _) in
                if error != nil { errors += 1 }
            }
            let hud = MBProgressHUD.showAdded(to: view, animated: true)
            hud.mode = .determinate
            hud.label.text = "Loading"
            let isFound = MBProgressHUD(for: view) === hud
            MBProgressHUD.hide(for: view, animated: false)
            SVProgressHUD.setDefaultMaskType(.clear)
            SVProgressHUD.showSuccess(withStatus: "Done")
            SVProgressHUD.dismiss { print("gone") }
            return "\\(errors) \\(button.image(for: .normal) != nil) \\(isFound) \\(view.subviews.count)"
            """, shows: "2 true true 0")
    }

    @Test("An app that imports no framework doesn't load their library")
    func cost() throws {
        for (source, isLoaded) in [("", false), ("import os\nlet log = Logger()\n", true)] {
            let app = try SmallApp(
                body: "@IBOutlet var count: UILabel!\n@IBAction func buy() {}", besides: ["Shop/Log.swift": source])
            defer { app.remove() }
            let outcome = try app.storyboard("build", app.folder.path)
            let bundle = URL(filePath: outcome.output.trimmingCharacters(in: .whitespacesAndNewlines))
            let program = try Data(contentsOf: bundle.appending(path: "Shop"))
            #expect((program.range(of: Data("libFrameworksForLinux".utf8)) != nil) == isLoaded, "\(outcome)")
        }
    }

    @Test("Publishers of an app follow its models, properties, notifications and timers")
    func combine() throws {
        let app = try SmallApp(
            body: """
                    @IBOutlet var count: UILabel!
                    private let model = Cart()
                    private var cancellables = Set<AnyCancellable>()
                    private var log: [String] = []
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        model.$items.map(\\.count).removeDuplicates()
                            .receive(on: DispatchQueue.main)
                            .sink { [weak self] number in self?.show("items \\(number)") }
                            .store(in: &cancellables)
                        model.objectWillChange.sink { [weak self] in self?.show("will") }.store(in: &cancellables)
                        publisher(for: \\.title).compactMap { $0 }.sink { [unowned self] in show("title \\($0)") }
                            .store(in: &cancellables)
                        NotificationCenter.default.publisher(for: .bought).map { _ in "bought" }
                            .merge(with: Just("start").delay(for: .milliseconds(10), scheduler: RunLoop.main))
                            .assign(to: \\.last, on: self).store(in: &cancellables)
                        Timer.publish(every: 0.05, on: .main, in: .common).autoconnect().prefix(2).count()
                            .sink { [weak self] in self?.show("ticks \\($0)") }.store(in: &cancellables)
                    }
                    var last = "" { didSet { show("last \\(last)") } }
                    private func show(_ text: String) {
                        log.append(text)
                        print(text)
                        count.text = log.joined(separator: ", ")
                    }
                    @IBAction func buy() {
                        model.items.append("tea")
                        title = "Shop"
                        NotificationCenter.default.post(name: .bought, object: nil)
                    }
                """,
            besides: [
                "Shop/Cart.swift": """
                @_exported import Combine
                import Foundation
                final class Cart: ObservableObject { @Published var items: [String] = [] }
                extension Notification.Name { static let bought = Notification.Name("bought") }
                """
            ])
        defer { app.remove() }
        let outcome = try app.run(
            #"{"wait": 0.5}"#, #"{"tap": {"text": "Buy"}}"#, #"{"wait": 0.1}"#,
            #"{"expect":{"text":"items 0, last start, ticks 2, will, title Shop, last bought, items 1"}}"#)
        #expect(outcome.code == 0, "\(outcome)")
    }
}
