import Firebase
import Foundation
import Testing

@MainActor
@Suite("Apps of Firebase")
struct AppTests {
    @Test("An app has a copy of its options, and is found by its name until it is deleted")
    func names() async throws {
        let options = FirebaseOptions(googleAppID: "1:2:ios:3", gcmSenderID: "4")
        options.projectID = "kennel"
        let name = UUID().uuidString
        FirebaseApp.configure(name: name, options: options)
        options.projectID = "changed"
        let app = try #require(FirebaseApp.app(name: name))
        #expect(app.name == name && app.options.projectID == "kennel" && app.options.gcmSenderID == "4")
        #expect(FirebaseApp.allApps?[name] === app)
        #expect(await app.delete())
        #expect(FirebaseApp.app(name: name) == nil)
        #expect(await !app.delete())
    }

    @Test("Options are read from a property list, which needs the identifier of an app")
    func options() throws {
        let local = try LocalApp()
        let list = local.folder.appendingPathComponent("GoogleService-Info.plist")
        func read(_ values: [String: String]) throws -> FirebaseOptions? {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: list)
            return FirebaseOptions(contentsOfFile: list.path)
        }
        let options = try read([
            "GOOGLE_APP_ID": "1:2:ios:3", "GCM_SENDER_ID": "4", "API_KEY": "key", "PROJECT_ID": "kennel",
            "STORAGE_BUCKET": "kennel.appspot.com", "DATABASE_URL": "https://kennel.firebaseio.com",
            "BUNDLE_ID": "org.kennel", "CLIENT_ID": "client",
        ])
        #expect(options?.googleAppID == "1:2:ios:3" && options?.gcmSenderID == "4" && options?.apiKey == "key")
        #expect(options?.projectID == "kennel" && options?.storageBucket == "kennel.appspot.com")
        #expect(options?.databaseURL == "https://kennel.firebaseio.com" && options?.bundleID == "org.kennel")
        #expect(options?.clientID == "client")
        #expect(try read(["API_KEY": "key"]) == nil)
        #expect(FirebaseOptions(contentsOfFile: list.path + ".missing") == nil)
    }

    @Test("Damaged files are kept beside new ones, and all services begin empty")
    func damage() async throws {
        let local = try LocalApp()
        _ = try await Auth.auth(app: local.app).createUser(withEmail: "ada@example.org", password: "secret")
        try await Firestore.firestore(app: local.app).document("dogs/rex").setData(["age": 3])
        try await Database.database(app: local.app).reference().child("dogs").setValue(1)
        _ = try await Storage.storage(app: local.app).reference(withPath: "rex.txt").putDataAsync(Data("x".utf8))
        try await local.damage()
        #expect(Auth.auth(app: local.app).currentUser == nil)
        #expect(try await Firestore.firestore(app: local.app).document("dogs/rex").getDocument().exists == false)
        #expect(try await Database.database(app: local.app).reference().child("dogs").getData().exists() == false)
        #expect(try await Storage.storage(app: local.app).reference().listAll().items.isEmpty)
        let names = try FileManager.default.subpathsOfDirectory(atPath: local.folder.path)
        #expect(names.filter { $0.hasSuffix(".damaged") }.count == 4)
    }
}
