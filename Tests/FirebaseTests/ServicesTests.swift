import Firebase
import Foundation
import Testing

@MainActor
@Suite("Other services of Firebase")
struct ServicesTests {
    private let local: LocalApp

    init() throws { local = try LocalApp() }

    @Test("Values of a configuration are the app's own, as texts, numbers and truth values")
    func configuration() async throws {
        let config = RemoteConfig.remoteConfig(app: local.app)
        config.setDefaults(["title": "Kennel" as NSString, "count": 3 as NSNumber, "open": true as NSNumber])
        #expect(config["title"].stringValue == "Kennel" && config["title"].source == .default)
        #expect(config["count"].numberValue == 3 && config.configValue(forKey: "open").boolValue)
        #expect(config["none"].stringValue == "" && !config["none"].boolValue && config["none"].source == .static)
        #expect(config.lastFetchStatus == .noFetchYet && config.allKeys(from: .default) == ["count", "open", "title"])
        let record = Record<String>()
        config.fetchAndActivate { status, error in record.add("\(status) \(error == nil)") }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["successUsingPreFetchedData true"])
        #expect(config.lastFetchStatus == .success)
        #expect(config.keys(withPrefix: "t") == ["title"])
    }

    @Test("There is no token for messages, and nobody runs functions: both end with errors")
    func missing() async {
        let record = Record<String>()
        Messaging.messaging().token { token, error in record.add("\(token == nil) \(error != nil)") }
        Messaging.messaging().subscribe(toTopic: "dogs") { record.add("\($0 != nil)") }
        Functions.functions().httpsCallable("count").call(["a": 1]) { result, error in
            let object = error as NSError?
            record.add("\(result == nil) \(object?.domain ?? "") \(object?.code ?? 0)")
        }
        #expect(record.all.isEmpty)
        #expect(await record.next() == ["true true", "true", "true com.firebase.functions 14"])
    }

    @Test("An installation keeps its identifier until it is removed")
    func installation() async throws {
        let first = try await Installations.installations(app: local.app).installationID()
        try await local.reopen()
        let again = Installations.installations(app: local.app)
        #expect(try await again.installationID() == first && first.count == 22)
        try await again.delete()
        #expect(try await again.installationID() != first)
    }

    @Test("A link leads to the address that it has")
    func links() async throws {
        let address = try #require(URL(string: "https://kennel.page.link/?link=https%3A%2F%2Fexample.org%2Fdog"))
        #expect(DynamicLinks.dynamicLinks().dynamicLink(fromUniversalLink: address)?.url?.path == "/dog")
        let other = try #require(URL(string: "https://example.org/dog"))
        let components = try #require(DynamicLinkComponents(link: other, domainURIPrefix: "https://kennel.page.link"))
        let made = try #require(components.url)
        #expect(made.host == "kennel.page.link")
        #expect(DynamicLinks.dynamicLinks().dynamicLink(fromUniversalLink: made)?.url == other)
        #expect(!DynamicLinks.dynamicLinks().handleUniversalLink(other) { _, _ in })
    }

    @Test("Names of events and parameters are Firebase's own")
    func names() {
        #expect(AnalyticsEventAddToCart == "add_to_cart" && AnalyticsEventSelectContent == "select_content")
        #expect(AnalyticsParameterItemID == "item_id" && AnalyticsParameterScreenName == "screen_name")
        #expect(AnalyticsEventScreenView == "screen_view" && AnalyticsParameterAdNetworkClickID == "aclid")
    }

    @Test("Functions that take and return values of types end with errors")
    func callables() async throws {
        let function: Callable<[String: Int], String> = Functions.functions().httpsCallable("count")
        await #expect(throws: FunctionsErrorCode.unavailable) { try await function(["a": 1]) }
        let record = Record<String>()
        Functions.functions().httpsCallable("count", requestAs: Int.self, responseAs: Int.self).call(1) { result in
            record.add("\((try? result.get()) ?? 0)")
        }
        #expect(await record.next() == ["0"])
    }
}
