import AppDriver
import AppProcess
import FileAccess

/// The folder in which an app leaves the pictures that it takes for the command: it can't write where they belong.
struct Outbox {
    let folder: String
    private let paths: [String]

    /// Creates the outbox for the files that a run writes.
    init(of run: HeadlessRun, in home: String) {
        folder = FilePath.join(home, "tmp/Outbox")
        paths =
            run.steps.compactMap { step in
                switch step.action {
                case .picture(let path), .tree(let path): path
                default: nil
                }
            } + [run.picture].compactMap(\.self)
    }

    /// Takes the files to where they belong: only to places that the steps name.
    func deliver(_ output: OutputFolder, _ environment: CommandEnvironment) throws(Failure) {
        for path in Set(paths).sorted() {
            let place = FilePath.join(folder, AppRun.outboxName(of: path))
            let bytes: [UInt8]? = try? output.withoutLinks(place) { files, place throws(FileError) in
                try files.read(place, limit: 256 << 20).bytes
            }
            guard let bytes else { continue }
            do throws(FileError) {
                try environment.files.put(bytes, asFile: path)
            } catch {
                throw Failure(writing: path, error)
            }
        }
    }
}
