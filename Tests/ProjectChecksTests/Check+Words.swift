@testable import ProjectChecks

extension Check {
    /// Returns what the check finds in texts by path, a line each.
    func words(_ files: [String: String], targets: [Target] = []) throws -> [String] {
        try findings(Project(files, targets: targets)).map(\.description)
    }
}
