import AppProject
import FileAccess
import SourceAdaptation
import StoryboardModel
import XMLTree

extension AppBuild {
    /// Returns the sources that R.swift and SwiftGen would write for a target, and warnings about those that can't be written.
    func toolSources(for target: WrittenTarget) throws(BuildError) -> (
        sources: [AdaptedModule.Source], warnings: [String]
    ) {
        writtenSources.add(tried: target.missingSources)
        guard !target.isFetched else { return ([], []) }
        var sources: [AdaptedModule.Source] = []
        var warnings: [String] = []
        do throws(FileError) {
            if let source = try rSwiftSource(for: target, &warnings) { sources.append(source) }
            sources += try swiftGenSources(for: target, &warnings)
        } catch {
            throw BuildError(error)
        }
        return (sources, warnings)
    }

    // MARK: R.swift

    private func rSwiftSource(
        for target: WrittenTarget, _ warnings: inout [String]
    ) throws(FileError) -> AdaptedModule.Source? {
        // Other apps have neither.
        let library = [RSwiftLibrary.rswiftResources, .rswift].first { target.importable.contains($0.rawValue) }
        guard library != nil || target.runs(.rSwift) else { return nil }
        guard target.usesR, !target.declares("R"), !isDeclared("R", byImportsOf: target) else { return nil }
        guard let library else {
            warnings.append(
                "\(project.name): warning: the source with 'R' isn't written, since R.swift's library, 'Rswift' or "
                    + "'RswiftResources', can't be imported here")
            return nil
        }
        writtenSources.add(written: target.missingSources.filter(Self.isSourceOfR))
        let contents = try ResourceContents(target.resources, files)
        let source = RSwiftSource(
            contents, for: library,
            KnownClasses(target.texts, module: target.module, importing: target.importable), bundle: target.bundle,
            isMainActor: target.isMainActor, imports: contents.modules.intersection(target.importable))
        return self.source(source.text, at: target, "R.generated.swift")
    }

    /// Returns whether a file has the usual name of R.swift's source.
    private static func isSourceOfR(_ path: String) -> Bool {
        FilePath.name(of: path).lowercased() == "r.generated.swift"
    }

    private func source(_ text: String, at target: WrittenTarget, _ path: String) -> AdaptedModule.Source {
        let place = path.hasPrefix("/") ? path : FilePath.join(target.home ?? folder, path)
        return AdaptedModule.Source(path: place, bytes: Array(text.utf8))
    }

    /// Returns whether a module that a target can import declares a name for others.
    private func isDeclared(_ name: String, byImportsOf target: WrittenTarget) -> Bool {
        project.modules.filter { target.importable.contains($0.module) && !$0.isFetched }.contains { module in
            module.sources.contains { path in
                guard let bytes = try? files.read(path).bytes else { return false }
                return WrittenTarget.declares(name, in: bytes, isPublic: true)
            }
        }
    }

    // MARK: SwiftGen

    private func swiftGenSources(
        for target: WrittenTarget, _ warnings: inout [String]
    ) throws(FileError) -> [AdaptedModule.Source] {
        var sources: [AdaptedModule.Source] = []
        for (configuration, output) in swiftGenOutputs(of: target, &warnings) {
            guard (try? files.look(at: output.path).kind) ?? .missing == .missing else { continue }
            let listed = target.missingSources.filter(output.isAt)
            let isListed = !listed.isEmpty
            let isListedElsewhere = !isListed && missingSources.contains(where: output.isAt)
            guard output.kind != nil else {
                let template = output.template.map { "the template '\($0)'" } ?? "a template of the project"
                if isListed || !isListedElsewhere && (target.isApp || target.runs(.swiftGen)) {
                    warnings.append(
                        "\(configuration): warning: SwiftGen's \(output.parser) with \(template) isn't known here; "
                            + "run SwiftGen, and keep \(output.path)")
                }
                continue
            }
            let name = output.typeName
            guard isListed || target.uses(name), !isListedElsewhere, !target.declares(name),
                !isDeclared(name, byImportsOf: target)
            else { continue }
            let contents = try ResourceContents(swiftGenInputs(of: output, in: target), files)
            var source = SwiftGenSource(
                output: output, contents: contents,
                classes: KnownClasses(target.texts, module: target.module, importing: target.importable),
                bundle: target.bundle)
            source.isolation = target.isMainActor ? "@MainActor " : ""
            source.imports = contents.modules.intersection(target.importable)
            sources.append(self.source(source.text, at: target, output.path))
            writtenSources.add(written: listed)
        }
        return sources
    }

    /// Returns the files that SwiftGen's configurations say, and adds warnings about those that can't be read.
    private func swiftGenOutputs(
        of target: WrittenTarget, _ warnings: inout [String]
    ) -> [(configuration: String, output: SwiftGenOutput)] {
        guard let home = target.home else { return [] }
        let all = SwiftGenConfiguration.all(of: target.scripts, at: home, files)
        for configuration in all where configuration.outputs == nil {
            guard target.isApp || target.runs(.swiftGen) else { continue }
            warnings.append(
                "\(configuration.path): warning: the sources that it describes aren't written, since this YAML can't be read "
                    + "here; run SwiftGen, and keep them")
        }
        return all.flatMap { configuration in (configuration.outputs ?? []).map { (configuration.path, $0) } }
    }

    /// Returns the target's resources that are inputs: Xcode copies only these.
    private func swiftGenInputs(of output: SwiftGenOutput, in target: WrittenTarget) -> [AppProject.Resource] {
        let chosen = target.resources.filter { resource in
            output.inputs.contains { input in
                resource.path == input || resource.path.hasPrefix("\(input)/") || input.hasPrefix("\(resource.path)/")
            }
        }
        return chosen.isEmpty ? target.resources : chosen
    }

    // MARK: Missing sources

    /// The sources that targets list and that don't exist.
    private var missingSources: [String] { project.missingSources + project.modules.flatMap(\.missingSources) }

    /// The scripts of all targets.
    private var scripts: [AppProject.ScriptPhase] { project.scripts + project.modules.flatMap(\.scripts) }

    /// The project's remarks, without those about sources that the build has written or will write, and with the phases that would
    /// write others.
    var remarks: [String] {
        remarks(besides: writtenSources.written.union(expectedSources.subtracting(writtenSources.tried)))
    }

    /// The missing sources that look as if the build could write them.
    private var expectedSources: Set<String> {
        let outputs = swiftGenOutputs.filter { $0.kind != nil }
        return Set(missingSources.filter { path in Self.isSourceOfR(path) || outputs.contains { $0.isAt(path) } })
    }

    /// The files that SwiftGen's configurations say, if sources are missing.
    private var swiftGenOutputs: [SwiftGenOutput] {
        let home = project.settings["SRCROOT"].flatMap { $0.isEmpty ? nil : $0 }
        guard let home, !missingSources.isEmpty else { return [] }
        return SwiftGenConfiguration.all(of: scripts, at: home, files).flatMap { $0.outputs ?? [] }
    }

    private func remarks(besides written: Set<String>) -> [String] {
        let hidden = Set(written.map { AppProject.remark(aboutMissing: $0) })
        var unwritten: [String: String] = [:]
        for path in missingSources {
            guard let writer = writer(of: path) else { continue }
            let remark = AppProject.remark(aboutMissing: path)
            unwritten[remark] = "\(remark); \(writer)"
        }
        return project.remarks.filter { !hidden.contains($0) }.map { unwritten[$0] ?? $0 }
    }

    /// Returns which phase would write a source, in words, or nil if none is known.
    private func writer(of path: String) -> String? {
        let isOfSwiftGen = swiftGenOutputs.contains { $0.isAt(path) }
        let script = scripts.first { $0.writes(path) || isOfSwiftGen && $0.tools.contains(.swiftGen) }
        guard let script else { return nil }
        let tools = script.tools.map(\.rawValue)
        let tool = tools.isEmpty ? "" : " with \(tools.joined(separator: " or "))"
        return "the script phase '\(script.name)' would write it\(tool), and isn't run here: "
            + "build the app in Xcode once, and keep the file"
    }

    /// What is missing of the sources that other tools write, as errors: names of theirs can't be found.
    var errorsAboutMissingSources: [String] {
        let remarks = Set(remarks)
        return missingSources.compactMap { path in
            guard let writer = writer(of: path) else { return nil }
            let remark = "\(AppProject.remark(aboutMissing: path)); \(writer)"
            return remarks.contains(remark) ? remark.replacing("\(path): ", with: "\(path): error: ") : nil
        }
    }
}

extension ResourceContents {
    /// The modules that documents name classes of.
    var modules: Set<String> {
        Set((storyboards + nibs).flatMap { $0.document.root.subtree.compactMap { $0["customModule"] } })
    }
}
