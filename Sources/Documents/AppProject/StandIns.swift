/// The modules of ours that take the place of a well-known library's part in Objective-C.
enum StandIns {
    /// The names of ours by those of the modules, or of parts of modules.
    private static let names = ["RxCocoa": "RxCocoaRuntime", "RxCocoaRuntime": "RxCocoaRuntime"]

    /// Returns the module that takes the place of what a module has in Objective-C.
    static func module(for name: String) -> String? { names[name] }
}

extension AppProject.Module {
    /// Records the sources of the module in Objective-C, and what was left out.
    mutating func record(objectiveC sources: [String], remarks: [String]) {
        (isMixed, self.remarks) = (!sources.isEmpty, remarks)
        guard isMixed, let standIn = StandIns.module(for: module) else { return }
        isMixed = false
        headerModules.append(standIn)
        self.remarks.removeAll { remark in sources.contains { remark.hasPrefix("\($0): ") } }
    }
}
