import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import UniformTypeIdentifiers

/// Answers requests for files, which Foundation for Linux refuses. Tasks for downloads of files finish without one.
final class FileLoading: URLProtocol {
    /// Whether sessions load files; reading it makes them.
    static let isRegistered = URLProtocol.registerClass(FileLoading.self)

    override class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL ?? false }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        do {
            let data = try Data(contentsOf: url)
            let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
            let response = URLResponse(
                url: url, mimeType: type ?? "application/octet-stream", expectedContentLength: data.count,
                textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: Self.error(for: url, error))
        }
    }

    override func stopLoading() {}

    private static func error(for url: URL, _ cause: any Error) -> URLError {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let code: URLError.Code =
            !isThere ? .fileDoesNotExist : isFolder.boolValue ? .fileIsDirectory : .noPermissionsToReadFile
        return URLError(code, userInfo: [NSURLErrorFailingURLErrorKey: url, NSUnderlyingErrorKey: cause])
    }
}
