import Foundation

// Runs all checks, or those that are named, in the current folder: ProjectChecks [--write] [NAME...]
let words = CommandLine.arguments.dropFirst()
let names = words.filter { $0 != "--write" }
for name in names where !Check.all.contains(where: { $0.name == name }) {
    let known = Check.all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(Data("there is no check '\(name)'; expected \(known)\n".utf8))
    exit(2)
}
let project = try Project()
let checks = Check.all.filter { names.isEmpty || names.contains($0.name) }
if words.contains("--write") {
    for (path, text) in try checks.flatMap({ try $0.renewed(project) }) {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    exit(0)
}
var failed = false
for check in checks {
    let findings = try check.findings(project)
    for finding in findings { print(finding) }
    if findings.isEmpty { print("\(check.name): fine") } else { failed = true }
}
exit(failed ? 1 : 0)
