import AppProject
import FileAccess

/// New documents in Xcode projects that list their files one by one.
extension Editor {
    /// Adds a new document to the Xcode project around it, and returns what to tell about that.
    func projectNotes(ofNewFileAt location: String) -> [String] {
        let name = FilePath.name(of: location)
        do throws(ProjectError) {
            let limit = (try? files.resolve(folder)) ?? folder
            guard let project = try NewProjectFile(location, in: files).addToProject(within: limit) else { return [] }
            return ["“\(name)” was added to “\(FilePath.name(of: project))”"]
        } catch {
            let hint = error.hint.map { ": \($0)" } ?? ""
            let place = FilePath.name(of: error.path)
            return ["“\(name)” isn’t in the Xcode project, because of “\(place)”: \(error.message)\(hint)"]
        }
    }
}
