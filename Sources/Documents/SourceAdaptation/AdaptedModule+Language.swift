extension AdaptedModule {
    /// What a program defines in place of functions of Foundation for Linux, which knows one locale only. The functions have
    /// the symbols of Foundation's own: its libraries, too, call those of the program, which is looked in first.
    static let localeSource = """

        @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
        public func currentLocaleOfApp() -> Locale { AppLanguage.locale }
        @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
        public func autoupdatingLocaleOfApp() -> Locale { AppLanguage.locale }
        @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
        public func preferredLanguagesOfApp() -> [String] { AppLanguage.preferredLanguages }
        @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
        public func currentCalendarOfApp() -> Calendar { AppLanguage.calendar }
        @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
        public func autoupdatingCalendarOfApp() -> Calendar { AppLanguage.calendar }

        """

    /// The classes of Foundation for Linux that UIKit has others for: in types, the compiler would not
    /// know which one a source means.
    private static let replacedClasses = [
        "NSComparisonPredicate", "NSCompoundPredicate", "NSExpression", "NSLock", "NSPredicate", "NSRecursiveLock",
        "NSSortDescriptor", "Timer",
    ]

    /// What each module has in place of members of Foundation for Linux.
    var foundationSource: String {
        let names = Self.replacedClasses.filter { !declarations.classes.contains($0) }
        return Self.textSource + names.map { "public typealias \($0) = UIKit.\($0)\n" }.joined()
    }

    /// Foundation for Linux finds texts in the language of development only, knows the version of Linux, and has no library's folder.
    private static let textSource = """

        extension Foundation.Bundle {
            var preferredLocalizations: [String] { [AppLanguage.localization(of: self)] }
            func localizedString(forKey key: String, value: String?, table: String?) -> String {
                AppLanguage.text(key, value: value, table: table, in: self)
            }
            func path(forResource name: String?, ofType type: String?) -> String? {
                AppLanguage.path(name, type, in: self)
            }
            func url(forResource name: String?, withExtension type: String?) -> URL? {
                AppLanguage.path(name, type, in: self).map { URL(fileURLWithPath: $0) }
            }
        }

        extension Foundation.ProcessInfo {
            nonisolated var operatingSystemVersion: OperatingSystemVersion { deviceSystemVersion }
            nonisolated var operatingSystemVersionString: String { deviceSystemVersionString }
            nonisolated func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                systemHasVersion(version.majorVersion, version.minorVersion)
            }
        }

        nonisolated func systemHasVersion(_ major: Int, _ minor: Int) -> Bool {
            let version = ProcessInfo.processInfo.deviceSystemVersion
            return (version.majorVersion, version.minorVersion) >= (major, minor)
        }

        extension Foundation.FileManager {
            func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
                AppFolders.urls(for: directory, in: domains)
            }
            func url(
                for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
                create shouldCreate: Bool
            ) throws -> URL {
                try AppFolders.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
            }
        }

        func NSSearchPathForDirectoriesInDomains(
            _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] { AppFolders.urls(for: directory, in: domains).map { $0.path } }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String
        ) -> String {
            AppLanguage.text(key, value: value, table: tableName, in: bundle)
        }

        """
}
