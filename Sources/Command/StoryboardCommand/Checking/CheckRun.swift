import AppSurroundings
import Dispatch
import FileAccess
import StoryboardChecks
import StoryboardModel
import Synchronization

/// Checks documents on all cores.
struct CheckRun {
    let environment: CommandEnvironment
    let fixes: Bool
    /// Whether scenes are drawn, for the rules about what is wrong with them then.
    let draws: Bool
    /// The Xcode that must open the documents, in place of the configuration's.
    let xcode: XcodeRelease?
    private var tasks: [CheckTask] = []
    private var failures: [CheckedFile] = []
    private var known: Set<String> = []
    private var configurations: ConfigurationFinder
    /// The app around each folder's documents, or nil if the folder can't be indexed.
    private var apps: [String: CheckedApp?] = [:]

    init(in environment: CommandEnvironment, fixes: Bool, draws: Bool = false, xcode: XcodeRelease? = nil) {
        self.environment = environment
        self.fixes = fixes
        self.draws = draws
        self.xcode = xcode
        configurations = ConfigurationFinder(environment)
    }

    mutating func add(_ path: String) {
        do throws(Failure) {
            if path == "-" { return try addStream() }
            do throws(FileError) {
                guard try environment.files.look(at: path).kind == .folder else { return add(file: path) }
                var closed: [FileError] = []
                for file in try Self.documents(in: path, environment.files, closed: &closed) {
                    add(file: file, in: path)
                }
                for folder in closed { add(closed: folder) }
            } catch {
                throw Failure(reading: path, error)
            }
        } catch {
            var file = CheckedFile(name: path)
            file.add(error)
            failures.append(file)
        }
    }

    /// Folders with third-party code.
    private static let foreignFolders: Set<Substring> = [".build", "Pods", "Carthage", "DerivedData", "node_modules"]

    /// Returns the documents. `closed` collects the folders that can't be read.
    static func documents(
        in folder: String, _ files: any FileStore, closed: inout [FileError]
    ) throws(FileError) -> [String] {
        try files.walk(folder, extensions: ["storyboard", "xib"], closed: &closed).filter { path in
            foreignFolders.isDisjoint(with: path.relative(to: folder).split(separator: "/"))
        }
    }

    /// Adds a folder that can't be read.
    private mutating func add(closed error: FileError) {
        var folder = CheckedFile(name: error.path)
        folder.found = [Problem.closed(error).diagnostic]
        folder.isDocument = false
        failures.append(folder)
    }

    private mutating func addStream() throws(Failure) {
        let (name, contents) = try environment.read("-")
        tasks.append(
            CheckTask(
                path: "-", name: name, stream: contents.bytes, configuration: CheckConfiguration(xcode: xcode),
                relativePath: name,
                fixes: false))
    }

    /// Adds a document as it would be with other content.
    mutating func add(file path: String, holding bytes: [UInt8]) { add(file: path, stream: bytes) }

    /// `folder` is the one that was searched.
    private mutating func add(file path: String, in folder: String? = nil, stream: [UInt8]? = nil) {
        let absolute = environment.absolute(path)
        guard known.insert(absolute).inserted else { return }
        let found = configurations.find(for: absolute)
        var configuration = found?.configuration ?? CheckConfiguration()
        if let xcode { configuration.xcode = xcode }
        tasks.append(
            CheckTask(
                path: path, name: path, stream: stream, configuration: configuration,
                app: app(around: path, in: folder),
                relativePath: absolute.relative(to: found?.folder ?? environment.absolute(".")),
                drawnProblems: draws ? Parts.drawnProblems(of: path, in: environment) : [], fixes: fixes))
    }

    private mutating func app(around path: String, in searched: String?) -> CheckedApp? {
        let folder = AppFolder.path(around: path, searched: searched, in: environment.files)
        if let known = apps[folder] { return known }
        let app = (try? AppFolder(folder, in: environment.files)).map { CheckedApp($0, in: environment.files) }
        apps[folder] = .some(app)
        return app
    }

    /// Returns the results in the order of the paths.
    func run() -> [CheckedFile] {
        let results = Mutex([CheckedFile?](repeating: nil, count: tasks.count))
        let (files, tasks) = (environment.files, tasks)
        let progress = Progress("checking", total: tasks.count, on: environment.statusLine)
        defer { progress.finish() }
        DispatchQueue.concurrentPerform(iterations: tasks.count) { number in
            let result = tasks[number].run(in: files)
            progress.step()
            results.withLock { $0[number] = result }
        }
        return failures + configurations.faulty + results.withLock { $0.compactMap(\.self) }
    }
}
