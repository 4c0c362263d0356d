import ChildProcess
import FileAccess
import Glibc
import CrashNotes
import StoryboardCommand

StandardStreams.prepare()
let program = StandardStreams.executable.map(BundledFiles.use)

var environment = CommandEnvironment(
    files: DiskFiles(), currentFolder: StandardStreams.currentFolder, isTerminal: StandardStreams.welcomesColors,
    statusLine: StandardStreams.statusLine,
    standardInput: { limit throws(FileError) in try StandardStreams.read(limit: limit) },
    standardOutput: { bytes throws(SinkError) in try StandardStreams.print(bytes, to: STDOUT_FILENO) },
    standardError: { bytes throws(SinkError) in try StandardStreams.print(bytes, to: STDERR_FILENO) })
environment.program = program ?? environment.program
environment.calledAs = CommandLine.arguments.first ?? environment.calledAs
environment.variable = { name in getenv(name).map { String(cString: $0) } }
environment.files = DiskFiles(recordingIn: environment.replacementRecords)
environment.runInChild = ThisProcess.runInChild
environment.outliveCrashes = CrashNotes.start

environment.become = ThisProcess.become
environment.spawn = { [program = environment.program] in ThisProcess.spawn(program, $0, $1, $2, $3) }
environment.nextLine = StandardStreams.nextLine
environment.confine = ThisProcess.confine

exit(StoryboardTool.run(Array(CommandLine.arguments.dropFirst()), in: environment).rawValue)
