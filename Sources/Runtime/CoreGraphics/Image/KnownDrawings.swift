import Foundation
import Synchronization

/// A cache of drawings and errors, by the contents of their files.
final class KnownDrawings: Sendable {
    static let shared = KnownDrawings()
    private static let mostBytes = 64 << 20

    private struct State {
        var drawings: [Data: Result<VectorDrawing, DrawingError>] = [:]
        var bytes = 0
    }
    private let state = Mutex(State())

    func drawing(of data: Data) -> Result<VectorDrawing, DrawingError>? { state.withLock { $0.drawings[data] } }

    func keep(_ drawing: Result<VectorDrawing, DrawingError>, of data: Data) {
        // What was drawn of a file is about as long as the file.
        let size = data.count * 2
        state.withLock { state in
            if state.bytes + size > Self.mostBytes { state = State() }
            state.drawings[data] = drawing
            state.bytes += size
        }
    }
}
