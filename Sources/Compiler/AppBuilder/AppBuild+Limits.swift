import AppProject
import FileAccess
import SourceModel

extension AppBuild {
    /// Returns warnings of sources that are adapted in part, since something in them is nested too deeply. Throws for those with
    /// which the compiler doesn't end.
    func checkLimits() throws(BuildError) -> [String] {
        var (warnings, errors): ([String], [String]) = ([], [])
        for path in project.sources + project.modules.flatMap(\.sources) {
            // The adaptation reports what can't be read.
            guard let bytes = try? files.read(path).bytes, let limit = SwiftFile.parsingLimit(of: bytes) else {
                continue
            }
            let before = bytes[..<limit.offset]
            let line = 1 + before.count { $0 == UInt8(ascii: "\n") }
            let column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
            switch limit.kind {
            case .operator:
                errors.append("\(path):\(line):\(column): error: this operator is too long for the compiler")
            case .nesting:
                warnings.append(
                    "\(path):\(line):\(column): warning: the code is nested so deeply here that outlets, actions and selectors from here on aren't known"
                )
            }
        }
        if errors.isEmpty { return warnings }
        throw BuildError((warnings + errors).joined(separator: "\n"))
    }
}
