import AppSurroundings
import ClassModel
import FileAccess

extension RSwiftSource {
    func addImages(to source: inout GeneratedText) {
        let names = contents.assets.names(of: [.image, .symbol]).union(contents.images)
        source.block("struct image") { addAssets(names, "ImageResource", "UIKit.UIImage", to: &$0) }
    }

    func addColors(to source: inout GeneratedText) {
        let names = contents.assets.names(of: [.color])
        source.block("struct color") { addAssets(names, "ColorResource", "UIKit.UIColor", to: &$0) }
    }

    private func addAssets(_ names: Set<String>, _ resource: String, _ type: String, to source: inout GeneratedText) {
        addAssets(names.map { ($0.split(separator: "/").map(String.init), $0) }, resource, type, to: &source)
    }

    /// Adds assets, and those in the folders that provide namespaces.
    private func addAssets(
        _ assets: [(path: [String], name: String)], _ resource: String, _ type: String, to source: inout GeneratedText
    ) {
        let own = RSwiftName.unique(assets.filter { $0.path.count == 1 }) { $0.path[0] }
        for (name, asset) in own { addAsset(name, asset.name, resource, type, to: &source) }
        let inner = Dictionary(grouping: assets.filter { $0.path.count > 1 }) { RSwiftName.name($0.path[0]) }
        for (folder, inside) in inner.sorted(by: { $0.key < $1.key }) where !["", "_"].contains(folder) {
            guard !own.contains(where: { $0.name == folder }) else { continue }
            source.block("struct \(SwiftName.declared(folder))") {
                addAssets(inside.map { (Array($0.path.dropFirst()), $0.name) }, resource, type, to: &$0)
            }
        }
    }

    private func addAsset(
        _ name: String, _ asset: String, _ resource: String, _ type: String, to source: inout GeneratedText
    ) {
        let literal = SwiftName.literal(asset)
        switch library {
        case .rswift:
            add(name, library.type(resource), "bundle: R.hostingBundle, name: \(literal)", to: &source)
            source.line(
                "static func \(SwiftName.declared(name))(compatibleWith traits: UIKit.UITraitCollection? = nil) -> \(type)? "
                    + "{ \(type)(named: \(literal), in: R.hostingBundle, compatibleWith: traits) }")
        case .rswiftResources:
            let more = resource == "ImageResource" ? ", locale: nil, onDemandResourceTags: nil" : ""
            add(
                name, library.type(resource), "name: \(literal), path: [], bundle: R.hostingBundle\(more)", to: &source)
        }
    }

    func addFiles(to source: inout GeneratedText) {
        source.block("struct file") { source in
            for (name, file) in RSwiftName.unique(Array(contents.files), { $0 }) {
                let ending = FilePath.fileExtension(of: file) ?? ""
                let stem = SwiftName.literal(String(file.dropLast(ending.isEmpty ? 0 : ending.count + 1)))
                let place = "name: \(stem), pathExtension: \(SwiftName.literal(ending))"
                switch library {
                case .rswift:
                    add(name, library.type("FileResource"), "bundle: R.hostingBundle, \(place)", to: &source)
                    source.line(
                        "static func \(SwiftName.declared(name))(_: Void = ()) -> Foundation.URL? { \(SwiftName.declared(name)).url() }"
                    )
                case .rswiftResources:
                    add(
                        name, library.type("FileResource"), "\(place), bundle: R.hostingBundle, locale: nil",
                        to: &source)
                }
            }
        }
    }

    func addFonts(to source: inout GeneratedText) {
        source.block("struct font") { source in
            for (name, font) in RSwiftName.unique(contents.fonts, { $0.names.postScript }) {
                let literal = SwiftName.literal(font.names.postScript)
                switch library {
                case .rswift:
                    add(name, library.type("FontResource"), "fontName: \(literal)", to: &source)
                    source.line(
                        "static func \(SwiftName.declared(name))(size: CGFloat) -> UIKit.UIFont? "
                            + "{ UIKit.UIFont(name: \(literal), size: size) }")
                case .rswiftResources:
                    let file = SwiftName.literal(font.file)
                    add(
                        name, library.type("FontResource"),
                        "name: \(literal), bundle: R.hostingBundle, filename: \(file)", to: &source)
                }
            }
        }
    }
}
