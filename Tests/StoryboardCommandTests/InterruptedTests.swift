import FileAccess
import Foundation
import Glibc
import RandomNumbers
import StoryboardCommand
import Testing

/// The executable, killed while it writes several files, and the next one that comes by.
@Suite(.serialized) struct InterruptedTests {
    /// What a command does to a folder.
    enum Case: String, CaseIterable {
        case replace, refactor, inline

        var arguments: [String] {
            switch self {
            case .replace: ["replace", "coffee", "tea", "app"]
            case .refactor: ["refactor", "app/Main.storyboard", "det-vc-001", "--to", "app/Photos.storyboard"]
            case .inline: ["inline", "app/Main.storyboard", "det-vc-001-reference"]
            }
        }

        /// Returns whether the command is done, or nil if it is done in part.
        func isDone(_ texts: [String: String]) -> Bool? {
            func agreed(_ answers: [Bool]) -> Bool? { Set(answers).count == 1 ? answers[0] : nil }
            func has(_ name: String, _ text: String) -> Bool { texts[name]?.contains(text) ?? false }
            let (main, photos) = ("Main.storyboard", "Photos.storyboard")
            switch self {
            case .replace:
                return agreed(
                    texts.keys.filter { $0.hasPrefix("Other") || $0 == main }.flatMap {
                        [!has($0, "coffee"), has($0, "tea")]
                    })
            case .refactor, .inline:
                let isMoved = agreed([
                    !has(main, "<view key=\"view\" id=\"det-vi-001\"/>"), has(main, "storyboardName=\"Photos\""),
                    has(photos, "<view key=\"view\" id=\"det-vi-001\"/>"), !has("\(main).comments.json", "Too empty?"),
                    has("\(photos).comments.json", "Too empty?"),
                ])
                return self == .refactor ? isMoved : isMoved.map { !$0 }
            }
        }
    }

    /// A folder with an app and one for the user's state.
    private final class Place {
        let folder: String
        private let files = DiskFiles()

        init(_ texts: [String: String]) throws {
            var name = Array("\(NSTemporaryDirectory())/interrupted.XXXXXX".utf8CString)
            folder = String(cString: try #require(mkdtemp(&name)))
            try put(texts)
        }

        deinit { try? files.removeAll(at: folder) }

        /// Makes the app have these files and no other.
        func put(_ texts: [String: String]) throws {
            if try files.look(at: "\(folder)/app").kind == .folder { try files.removeAll(at: "\(folder)/app") }
            try files.createFolder("\(folder)/app")
            for (name, text) in texts { try files.put(Array(text.utf8), asFile: "\(folder)/app/\(name)") }
        }

        /// The texts of the app's files, hidden ones as well.
        func texts() throws -> [String: String] {
            var texts: [String: String] = [:]
            for name in try files.list("\(folder)/app") { texts[name] = try files.text("\(folder)/app/\(name)") }
            return texts
        }

        var recordCount: Int { (try? files.list("\(folder)/state/openstoryboard/replacements").count) ?? 0 }

        func start(_ arguments: [String], errors: Pipe? = nil) throws -> Process {
            let process = Process()
            process.executableURL = URL(filePath: try ProcessTests.program())
            process.arguments = arguments
            process.currentDirectoryURL = URL(filePath: folder)
            let own = ["XDG_STATE_HOME": "\(folder)/state"]
            process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
            process.standardOutput = FileHandle.nullDevice
            if let errors { process.standardError = errors } else { process.standardError = FileHandle.nullDevice }
            try process.run()
            return process
        }
    }

    private static let main = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="lis-vc-001">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
                <!--List-->
                <scene sceneID="lis-sc-001">
                    <objects>
                        <viewController title="Good coffee" id="lis-vc-001" sceneMemberID="viewController">
                            <view key="view" id="lis-vi-001"/>
                            <connections>
                                <segue destination="det-vc-001" kind="show" id="seg-ue-001"/>
                            </connections>
                        </viewController>
                    </objects>
                </scene>
                <!--Detail-->
                <scene sceneID="det-sc-001">
                    <objects>
                        <viewController title="Detail" id="det-vc-001" sceneMemberID="viewController">
                            <view key="view" id="det-vi-001"/>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private static let comments = """
        {"threads": [{"id": "a", "object": "det-vi-001", "name": "View", "comments": [{"author": "Ada", \
        "date": "2026-11-18T11:06:40Z", "text": "Too empty?"}]}]}
        """

    /// Returns what the folder has before a command, and its arguments.
    private static func before(_ command: Case, in place: Place) throws -> (texts: [String: String], [String]) {
        var texts = ["Main.storyboard": main, "Main.storyboard.comments.json": comments]
        for number in 0..<2 where command == .replace { texts["Other\(number).storyboard"] = main }
        guard command == .inline else { return (texts, command.arguments) }
        // What was moved away is moved back.
        try place.put(texts)
        try place.start(Case.refactor.arguments).waitUntilExit()
        texts = try place.texts()
        let reference = texts["Main.storyboard"]?.split(separator: "storyboardName=\"Photos\" id=\"").last
        let id = try #require(reference?.prefix { $0 != "\"" })
        return (texts, Array(command.arguments.dropLast()) + [String(id)])
    }

    @Test("killed at any time, all files are written or none once the next command comes by", arguments: Case.allCases)
    func killed(_ command: Case) throws {
        let seed = UInt64.random(in: 0...(.max))
        var numbers = RandomNumbers(seed: seed)
        let place = try Place([:])
        let (before, arguments) = try Self.before(command, in: place)
        try place.put(before)
        #expect(command.isDone(try place.texts()) == false)
        try place.start(arguments).waitUntilExit()
        try #require(command.isDone(try place.texts()) == true)

        var endings: Set<Bool> = []
        var notes = 0
        var round = 0
        // For how long the command writes, in microseconds, as far as is known.
        var time = 200
        // Further rounds only where a busy machine lets all commands end at the same point.
        while round < 12 || (round < 200 && (endings.count < 2 || notes == 0)) {
            round += 1
            try place.put(before)
            let process = try place.start(arguments)
            // Most of its time the command doesn't write.
            while process.isRunning, place.recordCount == 0 { sched_yield() }
            let delay = numbers.pick(below: 2 * time)
            if delay > 0 { usleep(UInt32(delay)) }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            notes += try settle(place)
            let texts = try place.texts()
            let isDone = try #require(
                command.isDone(texts) as Bool?, "round \(round) of seed \(seed): \(texts.keys.sorted())")
            endings.insert(isDone)
            time = isDone ? max(1, time / 2) : min(5_000, time * 2)
            #expect(!texts.keys.contains { $0.hasSuffix(".pending") || $0.hasSuffix(".saving") }, "seed \(seed)")
            if !isDone { #expect(texts == before, "seed \(seed)") }
            #expect(place.recordCount == 0, "seed \(seed)")
        }
        #expect(endings.count == 2 && notes > 0, "seed \(seed)")
    }

    @Test("records are in the user's folder for states, or nowhere")
    func recordFolder() {
        func folder(_ variables: [String: String]) -> String? {
            var environment = CommandEnvironment(
                files: MemoryFiles(), currentFolder: "/", standardInput: { _ in [] }, standardOutput: { _ in },
                standardError: { _ in })
            environment.variable = { variables[$0] }
            return environment.replacementRecords
        }
        #expect(folder(["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/openstoryboard/replacements")
        #expect(folder(["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/openstoryboard/replacements")
        #expect(folder(["XDG_STATE_HOME": "relative"]) == nil)
    }

    /// Runs a command that only reads, and returns how many notes it has.
    private func settle(_ place: Place) throws -> Int {
        let errors = Pipe()
        let process = try place.start(["outline", "--json", "app/Main.storyboard"], errors: errors)
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n")
        for line in lines {
            #expect(line.hasPrefix("storyboard: note: ") && line.contains(" an interrupted command"), "\(text)")
            #expect(line.hasSuffix("[file.interrupted]"), "\(text)")
        }
        #expect(process.terminationStatus == 0)
        return lines.count
    }
}
