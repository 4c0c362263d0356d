import AppProject
import AppSurroundings
import ClassModel
import FileAccess
import SourceAdaptation
import SourceModel

/// The source that Xcode 15 and later generate for a target's asset catalogs: `ColorResource.accent`, `UIColor.accent`,
/// `ImageResource.logo`, `UIImage.logo`.
///
/// Xcode's documentation ("Improved asset catalog symbols", Xcode 15's release notes) has the names: those of assets in lower
/// camel case, without `Color` or `Image` at the end; folders that provide namespaces are enumerations.
struct AssetSymbols {
    private let index: AssetIndex
    /// The names that the sources declare as static members, which the generated ones would be in conflict with.
    private let taken: Set<String>

    init(_ index: AssetIndex, sources: [String]) {
        self.index = index
        taken = Set(
            sources.flatMap { $0.matches(of: #/\b(?:static|class)\s+(?:let|var|func)\s+`?(\w+)/#).map { String($0.1) } }
        )
    }

    /// Returns the text of the source, or nil if there are no assets. `bundle` is the expression of the bundle with them.
    func text(bundle: String, hasExtensions: Bool) -> String? {
        let colors = Group(index.names(of: [.color]), ending: "Color")
        let images = Group(index.names(of: [.image, .symbol]), ending: "Image")
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var text = "import Foundation\nimport UIKit\n\nprivate let resourceBundle = \(bundle)\n"
        for (resource, type, group, known) in [
            ("ColorResource", "UIColor", colors, Self.colors), ("ImageResource", "UIImage", images, Self.images),
        ] where !group.isEmpty {
            text += "\nextension \(resource) {\n\(group.resources(resource))}\n"
            if hasExtensions {
                let members = group.members(type, resource, without: taken.union(known))
                text += "\nextension \(type) {\n\(members)}\n"
            }
        }
        return text
    }

    /// What UIKit's own classes have, for which Xcode generates nothing.
    private static let colors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText",
        "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "red",
        "secondaryLabel",
        "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
        "systemGray2",
        "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
        "systemIndigo",
        "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow",
        "tertiaryLabel",
        "tintColor", "white", "yellow",
    ]
    private static let images: Set<String> = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

/// The assets of a folder, and those in the folders below it that provide namespaces.
private struct Group {
    /// The assets by the names of their members.
    private var assets: [(member: String, name: String)] = []
    private var groups: [(type: String, group: Group)] = []

    var isEmpty: Bool { assets.isEmpty && groups.isEmpty }

    /// Creates the groups of names such as `Icons/home`.
    init(_ names: Set<String>, ending: String) {
        self.init(names.sorted().map { ($0.split(separator: "/").map(String.init), $0) }, ending)
    }

    private init(_ all: [(path: [String], name: String)], _ ending: String) {
        var used: Set<String> = []
        for (path, name) in all where path.count == 1 {
            var member = SwiftName.member(path[0])
            if member.hasSuffix(ending), member.count > ending.count { member.removeLast(ending.count) }
            // Xcode leaves out the assets whose symbols are in conflict with others.
            if used.insert(member).inserted { assets.append((member, name)) }
        }
        let below = Dictionary(grouping: all.filter { $0.path.count > 1 }) { $0.path[0] }
        for (folder, inside) in below.sorted(by: { $0.key < $1.key }) {
            groups.append((SwiftName.type(folder), Group(inside.map { (Array($0.path.dropFirst()), $0.name) }, ending)))
        }
    }

    func resources(_ resource: String, _ indent: String = "    ") -> String {
        var text = ""
        for (member, name) in assets {
            text += "\(indent)static let \(SwiftName.declared(member)) = "
            text += "\(resource)(name: \(SwiftName.literal(name)), bundle: resourceBundle)\n"
        }
        for (type, group) in groups {
            text += "\(indent)enum \(type) {\n\(group.resources(resource, indent + "    "))\(indent)}\n"
        }
        return text
    }

    /// Returns properties of a class that lead to the resources.
    func members(_ type: String, _ resource: String, without taken: Set<String>, below path: String = "") -> String {
        let indent = String(repeating: "    ", count: path.split(separator: ".").count + 1)
        var text = ""
        for (member, _) in assets where !path.isEmpty || !taken.contains(member) {
            let name = SwiftName.declared(member)
            text +=
                "\(indent)static var \(name): \(type) { \(type)(resource: \(resource)\(path).\(name)) }\n"
        }
        for (folder, group) in groups {
            let inner = group.members(type, resource, without: taken, below: "\(path).\(folder)")
            text += "\(indent)enum \(folder) {\n\(inner)\(indent)}\n"
        }
        return text
    }
}

extension AppBuild {
    /// Returns the source of the symbols of a target's asset catalogs.
    func assetSymbols(
        _ resources: [AppProject.Resource], sources: [String], settings: BuildVariables, bundle: String
    ) throws(BuildError) -> [AdaptedModule.Source] {
        let catalogs = resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
        guard let first = catalogs.first, settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else {
            return []
        }
        var texts: [String] = []
        let index: AssetIndex
        do throws(FileError) {
            for path in sources { texts.append(String(decoding: try files.read(path).bytes, as: UTF8.self)) }
            index = try AssetIndex(of: catalogs, in: files)
        } catch {
            throw BuildError(error)
        }
        let hasExtensions = settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
        let text = AssetSymbols(index, sources: texts).text(bundle: bundle, hasExtensions: hasExtensions)
        return text.map {
            [AdaptedModule.Source(path: FilePath.join(first, "GeneratedAssetSymbols.swift"), bytes: Array($0.utf8))]
        } ?? []
    }
}
