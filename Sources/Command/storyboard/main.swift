import FileAccess
import Glibc
import StoryboardCommand

StandardStreams.prepare()

let environment = CommandEnvironment(
    files: DiskFiles(), currentFolder: StandardStreams.currentFolder, isTerminal: StandardStreams.welcomesColors,
    statusLine: StandardStreams.statusLine,
    standardInput: { limit throws(FileError) in try StandardStreams.read(limit: limit) },
    standardOutput: { bytes throws(SinkError) in try StandardStreams.write(bytes, to: STDOUT_FILENO) },
    standardError: { bytes throws(SinkError) in try StandardStreams.write(bytes, to: STDERR_FILENO) })

exit(StoryboardTool.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
