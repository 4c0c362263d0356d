import AppSurroundings
import FileAccess
import StoryboardModel
import XMLTree

/// Writes typed names of what an app's documents and asset catalogs contain.
enum AccessorsVerb: Verb {
    static let signature = Signature(
        name: "accessors", summary: "writes Swift names for storyboards, scenes, segues, cells, colors and images",
        positionals: [Positional("FOLDER", says: "the folder with an app's documents and asset catalogs")],
        options: [
            Option("output", letter: "o", value: "FILE", says: "the Swift file; by default standard output")
        ],
        details: """
            Main.storyboard with a scene identifier Settings becomes `MainStoryboard.instantiateSettings()`, which returns the scene's
            class; its segues become `Segues.MainViewController.showSettings.rawValue`. `ReuseIdentifier.itemCell.rawValue`,
            `UIColor.App.accent` and `UIImage.App.logo` name cells, colors and images. Uses of an old name no longer compile.

            The file is written only if it changes, so that you can run the command in each build.
            """,
        examples: ["storyboard accessors MyApp -o MyApp/Accessors.swift"])

    static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws(Failure) -> ExitCode {
        let folder = environment.absolute(arguments["FOLDER"])
        let files = environment.files
        let (paths, app): ([String], AppFolder)
        do throws(FileError) {
            paths = try files.walk(folder, extensions: ["storyboard", "xib"]).sorted()
            app = try AppFolder(folder, in: files)
        } catch {
            throw Failure(reading: folder, error)
        }
        var source = AccessorSource(storyboards: [], documents: [], colors: [], images: [])
        for path in paths {
            let document = try environment.load(path).document
            source.documents.append(document)
            if document.kind.isStoryboard, !document.isLaunchScreen {
                source.storyboards.append((String(FilePath.name(of: path).dropLast(".storyboard".count)), document))
            }
        }
        source.colors = app.colorNames.sorted()
        source.images = app.assets.names(of: AssetKind.pictures).subtracting(["AppIcon"]).sorted()
        guard let output = arguments.value(of: "output") else {
            try environment.write(source.text)
            return .success
        }
        let path = environment.absolute(output)
        do throws(FileError) {
            try files.update(path, with: Array(source.text.utf8))
        } catch {
            throw Failure(writing: path, error)
        }
        return .success
    }
}
