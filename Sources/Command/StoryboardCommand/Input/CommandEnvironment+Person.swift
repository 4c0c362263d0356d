import AppSurroundings
import GitAccess

extension CommandEnvironment {
    /// Returns the name of whoever works at this computer, as git or the system knows it.
    func personName(in folder: String) -> String {
        let known = try? GitRepository(around: folder, seconds: 5).lines(["config", "user.name"], to: "find a name")
        let names = [known?.first, variable("USER"), variable("LOGNAME")].compactMap(\.self)
        let name = names.lazy.compactMap { PersonalText.line($0, most: CommentList.longestName) }.first
        return name ?? "Somebody"
    }
}
