public import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// The forms without a delegate, with which sessions conform to an app's own protocols.
extension URLSession {
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }

    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }

    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }

    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }

    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
}

// Methods that Foundation for Linux has with completion handlers only.
extension URLSession {
    /// The tasks of the session that aren't completed, by kind.
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in
                getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
            }
        }
    }

    /// The tasks of the session that aren't completed.
    public var allTasks: [URLSessionTask] {
        get async {
            await withCheckedContinuation { continuation in
                getAllTasks { continuation.resume(returning: $0) }
            }
        }
    }

    /// Removes the session's cookies, caches and credentials.
    public func reset() async {
        await withCheckedContinuation { continuation in reset { continuation.resume() } }
    }

    /// Writes the session's cookies and credentials to the disk.
    public func flush() async {
        await withCheckedContinuation { continuation in flush { continuation.resume() } }
    }

    /// Resumes a download that was canceled, and returns its file.
    public func download(
        resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URL, URLResponse) {
        try await withCheckedThrowingContinuation { continuation in
            let task = downloadTask(withResumeData: resumeData) { url, response, error in
                if let url, let response {
                    continuation.resume(returning: (url, response))
                } else {
                    continuation.resume(throwing: error ?? URLError(.unknown))
                }
            }
            task.delegate = delegate
            task.resume()
        }
    }
}

extension URLCache {
    /// Creates a cache; without a folder, it is where the app's caches are.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension HTTPCookieStorage {
    /// Passes the cookies that a task's request sends to the completion handler.
    public func getCookiesFor(_ task: URLSessionTask, completionHandler: @escaping ([HTTPCookie]?) -> Void) {
        completionHandler(task.currentRequest?.url.flatMap(cookies(for:)))
    }

    /// Stores cookies that the response to a task's request has set.
    public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
        setCookies(cookies, for: task.currentRequest?.url, mainDocumentURL: task.currentRequest?.mainDocumentURL)
    }
}
