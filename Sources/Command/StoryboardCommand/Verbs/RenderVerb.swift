import FileAccess
import StoryboardModel
import XMLTree

/// Draws the scenes of a document.
enum RenderVerb: Verb {
    static let outlivesCrashes = true
    static let signature = Signature(
        name: "render", summary: "draws the scenes of a document, and its board as in Interface Builder",
        positionals: [Positional("FILE", says: "a storyboard or a xib")],
        options: [
            Option("output", letter: "o", value: "FOLDER", says: "the output folder; by default the current folder"),
            Option(
                "scene", value: "ID", says: "draws only one scene, given by its id or its controller's, and no board"),
            CanvasOptions.device, CanvasOptions.orientation,
            Option(
                "scale", value: "NUMBER",
                says: "the number of pixels per point, from 0.1 to 4; by default 2 for scenes and 1 for the board"),
            CanvasOptions.appearance, CanvasOptions.contentSize, CanvasOptions.system, CanvasOptions.locale,
            CanvasOptions.samples,
            Option("board-only", says: "draws only the board"),
            Option("no-board", says: "draws only the scenes"),
        ],
        details: """
            Each scene with a view is drawn to FOLDER/SCENE.png, named by the scene's id; each top-level view of a xib to
            FOLDER/OBJECT.png. The whole storyboard is drawn to FOLDER/board.png and board.svg: the scenes at their locations
            on the canvas, with their docks and the arrows of segues. The board and the sheets of devices are scaled down to
            at most 8192 pixels on each side.

            With --device, root views have the size of the device, with its safe area, size classes and variations; freeform
            scenes keep their size. --device all draws only FOLDER/SCENE-devices.png for each scene: the scene on all common
            devices, with their names.

            Sample data comes from FILE.samples.json next to the document, which the editor creates.

            Images and colors come from the asset catalogs of the app around the document, and from image files there.
            Messages about files that cannot be read, and about layout and drawing, go to standard error.
            """,
        examples: [
            "storyboard render Main.storyboard -o pictures",
            "storyboard render --scene s2E-FN-vwC --device 'iPhone SE' --appearance dark Main.storyboard",
            "storyboard render --device all --orientation landscape Main.storyboard -o devices",
        ])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let loaded = try environment.load(arguments["FILE"])
        try loaded.checkSamples(arguments.value(of: "samples"), in: environment, verb: signature.name)
        var job = RenderJob(loaded, try CanvasOptions(arguments, for: loaded.document, verb: signature.name))
        job.scale = try scale(arguments)
        try choose(arguments, for: &job)
        let (files, line) = (environment.files, environment.statusLine)
        let folder = arguments.value(of: "output") ?? "."
        let result = MainActor.assumeIsolated { job.run(in: files, statusLine: line) }
        for message in result.messages { environment.writeError("\(loaded.name): \(message)\n") }
        do throws(FileError) {
            try environment.files.createFolder(folder)
            for picture in result.pictures {
                try environment.files.put(picture.bytes, asFile: FilePath.join(folder, picture.file))
            }
        } catch {
            throw Failure(writing: folder, error)
        }
        return .success
    }

    /// Chooses the scenes and whether they are drawn as one image.
    private static func choose(_ arguments: Arguments, for job: inout RenderJob) throws(Failure) {
        for other in ["no-board", "scene"] where arguments.has("board-only") && arguments.has(other) {
            throw .usage("'--board-only' and '--\(other)' cannot be combined", help: signature.name)
        }
        if arguments.has("board-only"), job.options.wantsAllDevices {
            throw .usage("there is no board of all devices, omit '--board-only'", help: signature.name)
        }
        job.drawsScenes = !arguments.has("board-only")
        job.drawsBoard = !arguments.has("no-board") && !arguments.has("scene")
        guard let wanted = arguments.value(of: "scene") else { return }
        job.scenes = [try job.loaded.scene(wanted)]
    }

    private static func scale(_ arguments: Arguments) throws(Failure) -> Double? {
        guard let text = arguments.value(of: "scale") else { return nil }
        if let scale = Double(text), (0.1...4).contains(scale) { return scale }
        throw .usage("'\(text)' is not a scale, expected a number from 0.1 to 4", help: signature.name)
    }
}
