public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// `NSObject` creates objects of these classes on Apple's systems, which tests and stand-ins for a network do.
extension URLResponse {
    public convenience init() {
        self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}
