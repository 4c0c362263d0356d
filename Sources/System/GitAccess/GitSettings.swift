/// What keeps a repository's own settings from running programs: they came with the folder, and looking at a folder must
/// not run anything of it.
enum GitSettings {
    /// The settings that take the place of the repository's, as options before the command.
    static let options: [String] =
        [
            "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.askPass=true",
            "core.editor=true", "core.gitProxy=none", "core.alternateRefsCommand=true", "log.showSignature=false",
            "gpg.program=false", "gpg.openpgp.program=false", "gpg.x509.program=false", "gpg.ssh.program=false",
            "credential.helper=", "protocol.allow=never", "safe.bareRepository=explicit", "diff.external=",
            "diff.ignoreSubmodules=all", "submodule.recurse=false",
        ].flatMap { ["-c", $0] } + ["--no-pager"]

    /// The variables of git's environment.
    static let variables = [
        "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ASKPASS": "true",
        "SSH_ASKPASS": "true", "GIT_ALLOW_PROTOCOL": "none", "GIT_EDITOR": "true", "GIT_PAGER": "cat",
    ]

    /// The arguments of a command without programs that show files in words.
    static func arguments(_ arguments: [String]) -> [String] {
        guard let command = arguments.first, ["diff", "log", "show"].contains(command) else { return arguments }
        let submodules = command == "diff" ? ["--ignore-submodules=all"] : []
        return [command, "--no-ext-diff", "--no-textconv"] + submodules + arguments.dropFirst()
    }

    /// Whether a command reads files of the working tree, which filters could change.
    static func readsFiles(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains { $0 == "diff" || $0 == "add" }
    }

    /// Returns variables that switch off the filters among a repository's settings. `list` is what
    /// `git config --list --show-scope --name-only -z` prints: scope and name in turn.
    ///
    /// A name may contain an equals sign, which an option can't give.
    static func variablesAgainstFilters(in list: [String]) -> [String: String] {
        var names: Set<String> = []
        for (scope, name) in zip(list, list.dropFirst())
        where ["local", "worktree"].contains(scope) && name.hasPrefix("filter.") {
            guard let dot = name.lastIndex(of: "."), dot > name.index(name.startIndex, offsetBy: 6) else { continue }
            names.insert(String(name[..<dot]))
        }
        let settings = names.sorted().flatMap { name in
            [("clean", ""), ("smudge", ""), ("process", ""), ("required", "false")].map { ("\(name).\($0)", $1) }
        }
        var variables = ["GIT_CONFIG_COUNT": String(settings.count)]
        for (number, setting) in settings.enumerated() {
            variables["GIT_CONFIG_KEY_\(number)"] = setting.0
            variables["GIT_CONFIG_VALUE_\(number)"] = setting.1
        }
        return settings.isEmpty ? [:] : variables
    }
}
