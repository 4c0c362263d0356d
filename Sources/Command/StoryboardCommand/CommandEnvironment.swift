public import FileAccess

/// The world that the command sees: files, streams, and whether a person is watching.
public struct CommandEnvironment {
    /// Takes bytes to where they belong.
    public typealias Sink = ([UInt8]) throws(SinkError) -> Void

    public var files: any FileStore
    /// The absolute path that relative paths start at.
    public var currentFolder: String
    /// Gives standard input whole. More bytes than the limit are an error.
    public var standardInput: (_ limit: Int) throws(FileError) -> [UInt8]
    public var standardOutput: Sink
    public var standardError: Sink
    /// Whether colours are welcome on standard output.
    public var isTerminal: Bool
    /// Where the command says how far it is; nil where nobody watches.
    public var statusLine: StatusLine?

    public init(
        files: any FileStore, currentFolder: String, isTerminal: Bool = false, statusLine: StatusLine? = nil,
        standardInput: @escaping (_ limit: Int) throws(FileError) -> [UInt8], standardOutput: @escaping Sink,
        standardError: @escaping Sink
    ) {
        self.files = files
        self.currentFolder = currentFolder
        self.isTerminal = isTerminal
        self.statusLine = statusLine
        self.standardInput = standardInput
        self.standardOutput = standardOutput
        self.standardError = standardError
    }
}

/// Why bytes could not be delivered.
public enum SinkError: Error, Hashable, Sendable {
    /// Nobody reads any more, as when a pipe leads to `head`. Not worth a word.
    case closed
    /// What the system says, in its own words.
    case failed(String)
}
