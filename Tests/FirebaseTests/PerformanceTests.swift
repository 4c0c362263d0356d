import FirebasePerformance
import Foundation
import Testing

/// `Firebase` doesn't bring these names along, which other libraries have as well.
@Suite("Measurements of Firebase")
struct PerformanceTests {
    @Test("A measurement counts, and has texts")
    func traces() throws {
        let trace = try #require(Performance.startTrace(name: "launch"))
        trace.incrementMetric("dogs", by: 2)
        trace.setValue("red", forAttribute: "color")
        trace.stop()
        #expect(trace.valueForMetric("dogs") == 2 && trace.attributes == ["color": "red"] && trace.name == "launch")
        let url = try #require(URL(string: "https://example.org"))
        #expect(HTTPMetric(url: url, httpMethod: .get) != nil)
    }
}
