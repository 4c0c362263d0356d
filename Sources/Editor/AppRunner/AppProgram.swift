/// How an app is started.
package struct AppProgram: Sendable {
    package var program: String
    package var arguments: [String]
    package var variables: [String: String]

    package init(_ program: String, arguments: [String] = [], variables: [String: String] = [:]) {
        (self.program, self.arguments, self.variables) = (program, arguments, variables)
    }
}
