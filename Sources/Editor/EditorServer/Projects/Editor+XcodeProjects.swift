import AppProject
import FileAccess

/// New and moved documents in Xcode projects that list their files one by one.
extension Editor {
    /// Adds a new document to the Xcode project around it, and returns what to tell about that.
    func projectNotes(ofNewFileAt location: String) -> [String] {
        projectNotes(of: location, "was added to") { file, limit throws(ProjectError) in
            try file.addToProject(within: limit)
        }
    }

    /// Returns what makes a document the Base variant of what it was in the Xcode project around it, and what to tell about that.
    func projectChange(localizing former: String, as location: String) -> (change: FileChange?, notes: [String]) {
        var change: FileChange?
        let notes = projectNotes(of: location, "is localized in") { file, limit throws(ProjectError) in
            let found = try file.localization(of: former, within: limit)
            change = found?.file
            return found?.project
        }
        return (change, notes)
    }

    private func projectNotes(
        of location: String, _ happened: String,
        _ change: (NewProjectFile, String) throws(ProjectError) -> String?
    ) -> [String] {
        let name = FilePath.name(of: location)
        do throws(ProjectError) {
            let limit = (try? files.resolve(folder)) ?? folder
            guard let project = try change(NewProjectFile(location, in: files), limit) else { return [] }
            return ["“\(name)” \(happened) “\(FilePath.name(of: project))”"]
        } catch {
            let hint = error.hint.map { ": \($0)" } ?? ""
            let place = FilePath.name(of: error.path)
            return ["“\(name)” isn’t in the Xcode project, because of “\(place)”: \(error.message)\(hint)"]
        }
    }
}
