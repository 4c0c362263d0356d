package import AppProject
import ChildProcess
package import FileAccess
import Glibc
import JSONText

/// Packages of git repositories, each state that is needed in a folder of the cache, which is fetched once.
///
/// Git works with the user's settings: addresses that stand for others, credentials, proxies. It never asks for anything.
package struct GitCheckouts: PackageCheckouts {
    private let cache: String
    private let files: any FileStore
    /// Folders of checkouts that are there, which are used in the state that they are in.
    private let present: [String]
    private let isOffline: Bool
    /// Says what is being done, which may take long.
    private let progress: @Sendable (String) -> Void

    /// Creates the checkouts for an app in a folder: those of Xcode and the package manager in it are used, and those in a folder
    /// that is named.
    package init(
        in cache: String, for project: String, named folder: String? = nil, isOffline: Bool = false,
        _ files: any FileStore,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.cache = FilePath.join(cache, "packages")
        (self.files, self.isOffline, self.progress) = (files, isOffline, progress)
        let home =
            project.hasSuffix(".xcodeproj") || project.hasSuffix(".xcworkspace")
            ? FilePath.folder(of: project) : project
        present =
            (folder.map { [FilePath.join($0, "checkouts"), $0] } ?? [])
            + ["SourcePackages/checkouts", ".build/checkouts"].map { FilePath.join(home, $0) }
    }

    // MARK: Checkouts that are there

    package func presentFolder(of address: PackageAddress) -> String? {
        for place in present {
            // The folder has the name as it is written in the address.
            for name in [address.name, address.identity] where FilePath.isName(name) {
                let folder = FilePath.join(place, name)
                if (try? files.look(at: FilePath.join(folder, "Package.swift")).kind) == .file { return folder }
            }
        }
        return nil
    }

    // MARK: States

    package func versions(of address: PackageAddress) throws(PackageProblem) -> [PackagePin] {
        var found: [PackageVersion: PackagePin] = [:]
        for (name, revision) in try references(of: address) {
            guard name.hasPrefix("refs/tags/"), let version = PackageVersion(String(name.dropFirst(10))) else {
                continue
            }
            found[version] = PackagePin(address, revision: revision, version: version)
        }
        return Array(found.values)
    }

    package func pin(
        of address: PackageAddress, at requirement: PackageRequirement
    ) throws(PackageProblem) -> PackagePin {
        if case .revision(let hash) = requirement {
            if PackagePin.isHash(hash), hash.utf8.count >= 40 { return PackagePin(address, revision: hash) }
            // The name of a tag or the beginning of a hash, as some projects have it.
            if let known = try references(of: address).first(where: {
                $0.name == "refs/tags/\(hash)" || $0.revision.hasPrefix(hash)
            }) {
                return PackagePin(address, revision: known.revision)
            }
            throw PackageProblem("the package '\(address.name)' at \(address) has no revision \(hash)")
        }
        guard case .branch(let branch) = requirement else { throw PackageProblem("\(requirement) isn't one state") }
        guard let known = try references(of: address).first(where: { $0.name == "refs/heads/\(branch)" }) else {
            throw PackageProblem("the package '\(address.name)' at \(address) has no branch '\(branch)'")
        }
        return PackagePin(address, revision: known.revision, branch: branch)
    }

    /// Returns the branches and tags of a repository with their commits.
    private func references(of address: PackageAddress) throws(PackageProblem) -> [(name: String, revision: String)] {
        guard !isOffline else { throw Self.offline(address) }
        progress("Looking for the versions of \(address.name)")
        let output = try git(["ls-remote", "--heads", "--tags", "--", address.text], of: address)
        var found: [(name: String, revision: String)] = []
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            guard parts.count == 2, PackagePin.isHash(String(parts[0])) else { continue }
            // A tag with a message is followed by the commit that it is about.
            if parts[1].hasSuffix("^{}") {
                let name = String(parts[1].dropLast(3))
                found.removeAll { $0.name == name }
                found.append((name, String(parts[0])))
            } else {
                found.append((String(parts[1]), String(parts[0])))
            }
        }
        return found
    }

    // MARK: Folders

    package func folder(of pin: PackagePin) throws(PackageProblem) -> (path: String, remark: String?) {
        let address = pin.address
        let name = FilePath.isName(address.name) ? address.name : "package"
        let hash = FileStamp.text(of: Array(address.text.utf8))
        let folder = FilePath.join(cache, "checkouts/\(name)-\(pin.revision.prefix(12))-\(hash.prefix(6))/\(name)")
        if (try? files.look(at: folder).kind) == .folder { return (folder, remark(on: folder, pin)) }
        guard !isOffline else { throw Self.offline(address) }
        progress("Fetching \(address.name) \(pin.title) from \(address)")
        // Another process may fetch the same; the first one that is done has its folder used.
        let part = "\(folder).\(getpid()).part"
        defer { try? files.removeAll(at: part) }
        do throws(FileError) {
            try files.createFolder(part)
        } catch {
            throw PackageProblem("\(error.path): \(error.message)")
        }
        try fetch(pin, into: part)
        guard rename(part, folder) == 0 || (try? files.look(at: folder).kind) == .folder else {
            throw PackageProblem("\(folder): \(String(cString: strerror(errno)))")
        }
        return (folder, nil)
    }

    private func fetch(_ pin: PackagePin, into folder: String) throws(PackageProblem) {
        let address = pin.address
        func run(_ arguments: [String]) throws(PackageProblem) {
            _ = try git(["-C", folder] + arguments, of: address)
        }
        try run(["init", "--quiet"])
        try run(["remote", "add", "origin", "--", address.text])
        do throws(PackageProblem) {
            try run(["fetch", "--quiet", "--depth", "1", "--no-tags", "origin", pin.revision])
        } catch {
            // Some servers have single commits for nobody, and then the whole is needed to see whether it has this one.
            try run(["fetch", "--quiet", "--tags", "origin", "+refs/heads/*:refs/remotes/origin/*"])
            guard (try? run(["cat-file", "-e", "\(pin.revision)^{commit}"])) != nil else { throw missing(pin) }
        }
        try run(["checkout", "--quiet", "--detach", pin.revision, "--"])
        if (try? files.look(at: FilePath.join(folder, ".gitmodules")).kind) == .file {
            try run(["submodule", "--quiet", "update", "--init", "--recursive"])
        }
    }

    /// Returns what is wrong with a revision that a repository doesn't have.
    private func missing(_ pin: PackagePin) -> PackageProblem {
        let what = "the package '\(pin.address.name)' at \(pin.address) has no revision \(pin.revision.prefix(12))"
        let moved = (try? versions(of: pin.address))?.first { pin.version != nil && $0.version == pin.version }
        return PackageProblem(
            moved.map { "\(what); its tag \(pin.title) is now at \($0.revision.prefix(12)): it has been moved" }
                ?? what, hint: "resolve the project's packages again")
    }

    /// Returns a remark about a checkout that somebody has changed.
    private func remark(on folder: String, _ pin: PackagePin) -> String? {
        guard let changes = try? git(["-C", folder, "status", "--porcelain"], of: pin.address), !changes.isEmpty else {
            return nil
        }
        return
            "the package '\(pin.address.name)' is built with changes that somebody made in \(folder); run `storyboard clean` to fetch it again"
    }

    // MARK: Git

    private static func offline(_ address: PackageAddress) -> PackageProblem {
        PackageProblem(
            "the package '\(address.name)' of \(address) hasn't been fetched, and the build is offline",
            hint: "build once without --offline, or name a folder of checkouts with --packages")
    }

    /// Runs git. Returns its output, and throws its words.
    private func git(_ arguments: [String], of address: PackageAddress) throws(PackageProblem) -> String {
        let settings = [
            "-c", "advice.detachedHead=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
        ]
        var variables = [
            "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "true", "SSH_ASKPASS": "true", "LC_ALL": "C", "GIT_PAGER": "cat",
            // A server that sends nothing for a minute is given up.
            "GIT_HTTP_LOW_SPEED_LIMIT": "100", "GIT_HTTP_LOW_SPEED_TIME": "60",
        ]
        let hasOwn = getenv("GIT_SSH_COMMAND") != nil || getenv("GIT_SSH") != nil
        if !hasOwn { variables["GIT_SSH_COMMAND"] = "ssh -o BatchMode=yes -o ConnectTimeout=20" }
        let program = ChildProcess(
            "git", settings + arguments, variables: variables,
            bounds: .init(seconds: 1200, memory: .max, output: 64 << 20))
        let result: (status: Int32, output: [UInt8])
        do throws(ChildProcessError) {
            result = try program.report()
        } catch {
            switch error {
            case .notFound:
                throw PackageProblem(
                    "the package '\(address.name)' is fetched with git, which isn't installed",
                    hint: "apt-get install git")
            case .tooSlow:
                throw PackageProblem(
                    "the package '\(address.name)' couldn't be fetched from \(address) within 20 minutes")
            default: throw PackageProblem("the package '\(address.name)' can't be fetched: \(error)")
            }
        }
        let text = String(decoding: result.output, as: UTF8.self)
        if result.status != 0 { throw Self.problem(text, with: address) }
        return text
    }

    /// Returns a problem in git's words, of which the first that says why is enough.
    private static func problem(_ text: String, with address: PackageAddress) -> PackageProblem {
        let what = "the package '\(address.name)' can't be fetched from \(address)"
        let lines = text.split(separator: "\n").map(String.init)
        if text.contains("could not read Username") || text.contains("could not read Password")
            || text.contains("Authentication failed") || text.contains("Permission denied (publickey")
        {
            return PackageProblem(
                "\(what): it asks for a name and password or a key",
                hint: "git has to know them: see `git help credential`, or ssh-add")
        }
        if text.contains("No space left on device") {
            return PackageProblem(
                "\(what): there is no space left", hint: "`storyboard clean` removes earlier builds")
        }
        let words =
            ["fatal: ", "error: "].compactMap { start in
                lines.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
            }.first ?? lines.first ?? "git has failed"
        let isUnreachable = ["Could not resolve host", "Could not connect", "Failed to connect", "unable to access"]
            .contains { text.contains($0) }
        return PackageProblem(
            "\(what): \(words.replacing(address.text, with: address.description))",
            hint: isUnreachable ? "with a network, it is fetched once; --packages names a folder of checkouts" : nil)
    }

    // MARK: What was chosen

    private func file(of project: String) -> String {
        let name = FileStamp.text(of: Array(project.utf8))
        return FilePath.join(cache, "resolved/\(name).json")
    }

    package func pins(of project: String) -> [PackagePin] {
        guard let bytes = try? files.read(file(of: project)).bytes else { return [] }
        return (try? PackagePin.all(in: bytes)) ?? []
    }

    package func keep(_ pins: [PackagePin], of project: String) {
        let file = file(of: project)
        // What can't be kept is chosen again.
        try? files.createFolder(FilePath.folder(of: file))
        try? files.update(file, with: Array(PackagePin.text(of: pins).utf8))
    }
}
