/// Where packages at addresses come from.
package protocol PackageCheckouts: Sendable {
    /// Returns the folder of a package that is there already, in whatever state it is, or nil.
    func presentFolder(of address: PackageAddress) -> String?

    /// Returns the states of a package that have a version.
    func versions(of address: PackageAddress) throws(PackageProblem) -> [PackagePin]

    /// Returns the state of a package that a branch or a revision has.
    func pin(of address: PackageAddress, at requirement: PackageRequirement) throws(PackageProblem) -> PackagePin

    /// Returns the folder of a package in a state, and remarks about it.
    func folder(of pin: PackagePin) throws(PackageProblem) -> (path: String, remark: String?)

    /// Returns the states that were chosen for a project the last time.
    func pins(of project: String) -> [PackagePin]

    /// Keeps the states that were chosen for a project.
    func keep(_ pins: [PackagePin], of project: String)
}

/// Why a package can't be had, and what can be done.
package struct PackageProblem: Error, Hashable, Sendable {
    package var message: String
    package var hint: String?
    /// Whether somebody can get the package; the app isn't built without it.
    package var isFetchable = true

    package init(_ message: String, hint: String? = nil) { (self.message, self.hint) = (message, hint) }

    /// The problem on a line.
    package var text: String { message + (hint.map { "; \($0)" } ?? "") }
}
