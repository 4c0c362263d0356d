public import FileAccess

/// The environment of the command: files, streams, and the terminal.
public struct CommandEnvironment {
    /// A function that writes bytes to a stream.
    public typealias Sink = ([UInt8]) throws(SinkError) -> Void

    public var files: any FileStore
    /// The absolute path of the current folder.
    public var currentFolder: String
    /// Reads all of standard input. More bytes than the limit are an error.
    public var standardInput: (_ limit: Int) throws(FileError) -> [UInt8]
    public var standardOutput: Sink
    public var standardError: Sink
    /// A Boolean value that indicates whether standard output supports colors.
    public var isTerminal: Bool
    /// The line for progress messages, or nil if standard error isn't a terminal.
    public var statusLine: StatusLine?
    /// Continues in a child process, so that its crash can be reported, and returns the child's exit code in this process,
    /// or 128 and the number of the signal that ended it; returns nil in the child. Without it, there is no child.
    public var runInChild: () -> Int32? = { nil }
    /// Lets the command go on without the documents and scenes that crash it, see `CrashNotes`.
    public var outliveCrashes: () -> Void = {}
    /// Replaces this process by a program with arguments and variables, which are all that it has. Returns a message if that fails.
    public var become: (_ program: String, _ arguments: [String], _ variables: [String: String]) -> String = {
        _, _, _ in
        "no program can be run here"
    }

    /// Confines this process for good to files and folders that can be read, those that can be written as well, and the network.
    /// Returns a message if that fails.
    public var confine: (_ readable: [String], _ writable: [String], _ hasNetwork: Bool) -> String? = { _, _, _ in
        "no process can be confined here"
    }

    /// Runs the command in a process of its own, with standard input and at most some seconds. `joinsErrors` adds what it writes to
    /// standard error to its output. The status is 128 and a signal's number after a crash, and `timedOut` after the seconds.
    public typealias Spawn = (
        _ arguments: [String], _ input: [UInt8], _ seconds: Double, _ joinsErrors: Bool
    ) -> (status: Int32, output: [UInt8])
    /// Runs the command in a process of its own, or nil if there are no processes.
    public var spawn: Spawn?
    /// The status of a process whose time was up.
    public static let timedOut: Int32 = 124
    /// Returns the next line of standard input without its end, or nil if there is none.
    public var nextLine: () -> [UInt8]? = { nil }

    /// The command's own path, as other programs can call it.
    public var program = "storyboard"
    /// The name or path that the command was called by.
    public var calledAs = "storyboard"
    /// Returns the value of an environment variable, or nil if there is none.
    public var variable: (_ name: String) -> String? = { _ in nil }

    /// The path for settings that outlive this version: the link that the command was called by, or its own path.
    var lastingProgram: String {
        let folders =
            calledAs.contains("/")
            ? [currentFolder] : (variable("PATH") ?? "").split(separator: ":").map(String.init)
        let places = calledAs.hasPrefix("/") ? [calledAs] : folders.map { FilePath.join($0, calledAs) }
        return places.first { $0.hasPrefix("/") && (try? files.resolve($0)) == program } ?? program
    }

    /// The folder for builds of apps: in the user's folder for caches, or a folder for temporary files.
    var cacheFolder: String {
        if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder + "/openstoryboard" }
        if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.cache/openstoryboard" }
        return (variable("TMPDIR") ?? "/tmp") + "/openstoryboard"
    }

    /// The folder for records of replacements, which is in the user's folder for states: see `DiskFiles.init(recordingIn:)`. It is
    /// nil if the user has no folder.
    package var replacementRecords: String? {
        let own = "openstoryboard/replacements"
        if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return FilePath.join(folder, own) }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        return FilePath.join(home, ".local/state/\(own)")
    }

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

/// An error that occurs when bytes are written to a stream.
public enum SinkError: Error, Hashable, Sendable {
    /// The reader has closed the pipe, as `head` does. It isn't reported.
    case closed
    /// An error with the system's message.
    case failed(String)
}
