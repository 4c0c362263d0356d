import ChildProcess
import Foundation
import Testing

/// What apps reach of this computer.
@Suite("Apps in a sandbox", .serialized, .enabled(if: Sandbox.isAvailable))
struct ConfinementTests {
    /// An app that tries to reach what isn't its own when it is launched, and shows what it could.
    private static func curious(_ outside: String) -> String {
        """
            @IBOutlet var count: UILabel!
            override func viewDidLoad() {
                super.viewDidLoad()
                let (outside, files) = ("\(outside)", FileManager.default)
                var done: [String] = []
                func record(_ name: String, _ isDone: Bool) { if isDone { done.append(name) } }
                record("read", files.contents(atPath: outside + "/secret") != nil)
                record("wrote", files.createFile(atPath: outside + "/written", contents: Data()))
                record("listed", (try? files.contentsOfDirectory(atPath: outside)) != nil)
                record("variable", ProcessInfo.processInfo.environment["SECRET"] != nil)
                record("secrets", files.contents(atPath: "/proc/\\(getppid())/environ") != nil)
                record("own", files.createFile(atPath: NSHomeDirectory() + "/Documents/own", contents: Data()))
                record("network", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)
                record("local", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0)
                count.text = done.joined(separator: " ")
            }
            @IBAction func buy() {}
        """
    }

    @Test("An app reads and writes its own, and reaches neither other files, variables nor sockets")
    func reach() throws {
        let outside = FileManager.default.temporaryDirectory.appending(path: "outside-\(UUID().uuidString)")
        let app = try SmallApp(body: Self.curious(outside.path))
        defer {
            app.remove()
            try? FileManager.default.removeItem(at: outside)
        }
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try Data("secret".utf8).write(to: outside.appending(path: "secret"))
        let cases: [(options: [String], reached: String)] = [
            ([], "own network"), (["--no-network"], "own"),
            (["--no-sandbox"], "read wrote listed secrets own network local"),
        ]
        for (options, reached) in cases {
            let steps = outside.appending(path: "steps.json").path
            let picture = outside.appending(path: "picture.png").path
            try Data("[{\"expect\":{\"text\":\"\(reached)\"}}]".utf8).write(to: URL(filePath: steps))
            let outcome = try app.storyboard(
                ["run", app.folder.path, "--headless", "--steps", steps, "--picture", picture] + options,
                variables: ["SECRET": "1"])
            #expect(outcome.code == 0, "\(options): \(outcome.output)\(outcome.errors)")
            // The command takes it to its place.
            #expect(FileManager.default.fileExists(atPath: picture))
            try? FileManager.default.removeItem(atPath: picture)
        }
    }
}
