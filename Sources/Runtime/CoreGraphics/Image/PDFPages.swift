import Foundation
import Synchronization

/// The pages that were drawn, by what their files hold.
final class PDFPages: Sendable {
    static let shared = PDFPages()
    private static let mostBytes = 64 << 20

    private struct State {
        var pages: [Data: Result<VectorDrawing, PDFError>] = [:]
        var bytes = 0
    }
    private let state = Mutex(State())

    func page(of data: Data) -> Result<VectorDrawing, PDFError>? { state.withLock { $0.pages[data] } }

    func keep(_ page: Result<VectorDrawing, PDFError>, of data: Data) {
        // What was drawn of a file is about as long as the file.
        let size = data.count * 2
        state.withLock { state in
            if state.bytes + size > Self.mostBytes { state = State() }
            state.pages[data] = page
            state.bytes += size
        }
    }
}
