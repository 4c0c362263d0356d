package import ChildProcess

/// How an app is started.
package struct AppProgram: Sendable {
    package var program: String
    package var arguments: [String]
    package var variables: [String: String]
    /// Whether the variables are added to those of this process, rather than being all.
    package var inheritsVariables = false
    /// What the app can reach, or nil for what this process can.
    package var sandbox: Sandbox?

    package init(_ program: String, arguments: [String] = [], variables: [String: String] = [:]) {
        (self.program, self.arguments, self.variables) = (program, arguments, variables)
    }
}
