package import AppRunner

/// What the editor needs to run storyboards and apps.
package struct AppTools: Sendable {
    /// The path of the command, which plays storyboards in processes of their own.
    package var command: String
    /// Returns the name of the app in a folder, or nil if there is none that can be built.
    package var appName: @Sendable (_ folder: String) -> String?
    /// Returns what builds the app in a folder.
    package var builder: @Sendable (_ folder: String) -> AppSession.Builder
    /// Compares scenes with their code in a build of their app. It blocks.
    package var prover: @Sendable (CodeProof.Wish) -> CodeProof

    package init(
        command: String, appName: @escaping @Sendable (String) -> String?,
        builder: @escaping @Sendable (String) -> AppSession.Builder,
        prover: @escaping @Sendable (CodeProof.Wish) -> CodeProof
    ) { (self.command, self.appName, self.builder, self.prover) = (command, appName, builder, prover) }
}
