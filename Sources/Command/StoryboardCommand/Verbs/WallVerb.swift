import AppSurroundings
import FileAccess
import JSONText
import SceneRenderer
import StoryboardChecks
import StoryboardModel

/// Draws scenes in many variants, and finds what breaks.
enum WallVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "wall",
        summary:
            "draws scenes on many devices, text sizes and languages at once, and finds what breaks",
        positionals: [Positional("FILE", says: "a storyboard or a xib")],
        options: [
            Option(
                "output", letter: "o", value: "FOLDER",
                says:
                    "the folder for the page, the pictures, and a sheet for each scene; without it, only lists findings"
            ),
            Option("scene", value: "ID", says: "draws only one scene, given by its id or its controller's"),
            Option("devices", value: "LIST", says: "names or ids of devices (\"iPhone SE,iPad Air\"), or all"),
            Option("orientations", value: "LIST", says: "portrait, landscape or both"),
            Option("appearances", value: "LIST", says: "light, dark or both"),
            Option("content-sizes", value: "LIST", says: "text sizes: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5"),
            Option(
                "languages", value: "LIST",
                says:
                    "codes of languages; own for the document's texts; x-longer, x-accented, x-right-to-left for pseudo-languages"
            ),
            Option("scale", value: "NUMBER", says: "the number of pixels per point, from 0.25 to 3; by default 1"),
            Option("json", says: "prints the pictures and findings as JSON"),
            Option("strict", says: "ends with exit code 1 for warnings, too"),
        ],
        details: """
            Without lists, each scene is drawn in about 24 variants: one thing changed at a time, then the combinations that need the most
            room, then the languages of the app. With lists, it is drawn in all combinations of their values; everything without a
            list is as in the document.

            `wall` lays out and draws, and finds texts that are clipped, overlap, leave the screen or are behind a bar; constraints
            that conflict or leave a view's frame ambiguous; targets smaller than 44 × 44 points; texts with a contrast of less
            than 4.5 : 1, or 3 : 1 for bold text, text of 18 points and more, and the system's own colors. The rules are those of
            `storyboard check --wall`, with the severities of the project.

            FOLDER/index.html shows the wall with each finding outlined and linked to its variants; FOLDER/1.png, 2.png and so on
            are sheets with all variants of a scene, in the order of the document.

            JSON: file, and scenes: lists of scene, title, pictures (variant, device, orientation, appearance, contentSize, language,
            width, height, image) and findings (rule, severity, object, objects, path, message, line, column, frame, worst, variants).
            """,
        examples: [
            "storyboard wall Main.storyboard -o wall",
            "storyboard wall --devices 'iPhone SE,iPad Air' --content-sizes L,AX5 Main.storyboard",
            "storyboard wall --languages own,de,x-longer --json Main.storyboard",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkPlatform()
        let scene = try arguments.value(of: "scene").map { wanted throws(Failure) in
            try loaded.subject(wanted)
        }
        let variants = try WallOptions.variants(arguments, loaded, in: environment)
        let scale = try scale(arguments)
        var configurations = ConfigurationFinder(environment)
        let found = configurations.find(for: environment.absolute(loaded.path))
        let (files, line, output) = (environment.files, environment.statusLine, arguments.value(of: "output"))
        let isJSON = arguments.has("json")
        let path = environment.absolute(loaded.path).relative(to: found?.folder ?? environment.absolute("."))
        let result = MainActor.assumeIsolated {
            let run = WallRun(loaded, variants, scene: scene, scale: scale, in: files, statusLine: line)
            let diagnostics = Checker.check(
                loaded.document, in: Surroundings(drawnProblems: run.drawnProblems),
                configuration: found?.configuration ?? CheckConfiguration(), path: path
            ).filter { $0.rule.hasPrefix("wall.") }
            return Output(
                diagnostics: diagnostics, sceneCount: run.scenes.count, messages: run.messages,
                json: isJSON ? run.json(loaded.name, loaded.document, diagnostics).text : nil,
                files: output == nil ? [] : WallFiles(run: run, loaded: loaded, diagnostics: diagnostics).contents)
        }
        if let output { try write(result.files, to: output, in: environment) }
        var file = CheckedFile(name: loaded.name)
        file.found = result.diagnostics
        let report = CheckReport(files: [file])
        try environment.write(result.json ?? report.text(as: .text, colored: environment.isTerminal))
        for message in result.messages { environment.writeError("\(loaded.name): \(message)\n") }
        let scenes = "\(result.sceneCount) scene\(result.sceneCount == 1 ? "" : "s")"
        environment.writeError("\(report.summary): \(scenes) in \(variants.count) variants\n")
        return report.exitCode(strict: arguments.has("strict"))
    }

    /// What was found and drawn.
    private struct Output: Sendable {
        var diagnostics: [Diagnostic]
        var sceneCount: Int
        var messages: [String]
        var json: String?
        var files: [(name: String, bytes: [UInt8])]
    }

    private static func write(
        _ files: [(name: String, bytes: [UInt8])], to folder: String, in environment: CommandEnvironment
    ) throws(Failure) {
        do throws(FileError) {
            try environment.files.createFolder(folder)
            for file in files { try environment.files.put(file.bytes, asFile: FilePath.join(folder, file.name)) }
        } catch {
            throw Failure(writing: folder, error)
        }
    }

    private static func scale(_ arguments: Arguments) throws(Failure) -> Double {
        guard let text = arguments.value(of: "scale") else { return 1 }
        if let scale = Double(text), (0.25...3).contains(scale) { return scale }
        throw .usage("'\(text)' is not a scale, expected a number from 0.25 to 3", help: signature.name)
    }
}
