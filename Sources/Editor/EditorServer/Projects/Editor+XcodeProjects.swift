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

    /// Returns what adds a new file to the Xcode project around it, and what to tell about that.
    func projectChange(adding location: String) -> (change: FileChange?, notes: [String]) {
        projectChange(of: location, "was added to") { file, limit throws(ProjectError) in
            try file.addition(within: limit)
        }
    }

    /// Returns what makes a document the Base variant of what it was in the Xcode project around it, and what to tell about that.
    func projectChange(localizing former: String, as location: String) -> (change: FileChange?, notes: [String]) {
        projectChange(of: location, "is localized in") { file, limit throws(ProjectError) in
            try file.localization(of: former, within: limit)
        }
    }

    private func projectChange(
        of location: String, _ happens: String,
        _ change: (NewProjectFile, String) throws(ProjectError) -> NewProjectFile.Change?
    ) -> (change: FileChange?, notes: [String]) {
        var found: FileChange?
        let notes = projectNotes(of: location, happens) { file, limit throws(ProjectError) in
            let change = try change(file, limit)
            found = change?.file
            return change?.project
        }
        return (found, notes)
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
