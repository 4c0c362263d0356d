import AppSurroundings
import ClassModel

extension SwiftGenSource {
    /// An asset with the name of its type.
    private struct Asset {
        var path: [String]
        var name: String
        var type: String
    }

    private func typeName(_ parameter: String, _ other: String) -> String {
        output.parameters[parameter]?.text ?? other
    }

    private var colorType: String { typeName("colorTypeName", "ColorAsset") }
    private var imageType: String { typeName("imageTypeName", "ImageAsset") }
    private var dataType: String { typeName("dataTypeName", "DataAsset") }
    private var symbolType: String { typeName("symbolTypeName", "SymbolAsset") }

    func addAssets(to source: inout GeneratedText) {
        let inFiles = contents.catalogs.count > 1 || output.parameters["forceFileNameEnum"]?.isTrue == true
        source.block("\(access) enum \(output.typeName)") { source in
            guard inFiles else { return add(assets(in: contents.assets), to: &source) }
            for (name, catalogs) in SwiftGenName.groups(contents.catalogs, { $0.name }) {
                source.block("\(access) enum \(SwiftName.declared(name))") { source in
                    add(catalogs.flatMap { assets(in: $0.assets) }, to: &source)
                }
            }
        }
        // Files of other catalogs may have the types that this one doesn't need.
        func has(_ kind: AssetKind) -> Bool { !contents.assets.names(of: [kind]).isEmpty }
        if has(.color) { addColorType(to: &source) }
        if has(.data) { addDataType(to: &source) }
        if has(.image) { addImageType(to: &source) }
        if has(.symbol) { addSymbolType(to: &source) }
    }

    private func assets(in index: AssetIndex) -> [Asset] {
        let types = [(AssetKind.color, colorType), (.image, imageType), (.data, dataType), (.symbol, symbolType)]
        return types.flatMap { kind, type in
            index.names(of: [kind]).sorted().map { name in
                Asset(path: name.split(separator: "/").map(String.init), name: name, type: type)
            }
        }
    }

    private func add(_ assets: [Asset], to source: inout GeneratedText) {
        let groups = SwiftGenName.groups(assets.filter { $0.path.count > 1 }) { $0.path[0] }
        let own = assets.filter { $0.path.count == 1 }
        for (name, asset) in SwiftGenName.members(own, besides: groups.map(\.name), { $0.path[0] }) {
            source.line(
                "\(access) static var \(name): \(asset.type) { \(asset.type)(name: \(SwiftName.literal(asset.name))) }")
        }
        for (group, inside) in groups {
            source.block("\(access) enum \(SwiftName.declared(group))") { source in
                add(
                    inside.map { Asset(path: Array($0.path.dropFirst()), name: $0.name, type: $0.type) }, to: &source)
            }
        }
    }

    // MARK: Types

    private func addColorType(to source: inout GeneratedText) {
        source.lines(
            """

            \(access) struct \(colorType) {
                \(access) fileprivate(set) var name: String
                \(access) typealias Color = UIKit.UIColor
                \(access) var color: Color {
                    guard let color = Color(named: name, in: resourceBundle, compatibleWith: nil) else {
                        fatalError("Unable to load color asset named \\(name).")
                    }
                    return color
                }
            }

            extension UIKit.UIColor {
                \(access) convenience init!(asset: \(colorType)) {
                    self.init(named: asset.name, in: resourceBundle, compatibleWith: nil)
                }
            }
            """)
    }

    private func addImageType(to source: inout GeneratedText) {
        source.lines(
            """

            \(access) struct \(imageType) {
                \(access) fileprivate(set) var name: String
                \(access) typealias Image = UIKit.UIImage
                \(access) var image: Image {
                    guard let image = Image(named: name, in: resourceBundle, compatibleWith: nil) else {
                        fatalError("Unable to load image asset named \\(name).")
                    }
                    return image
                }
                \(access) func image(compatibleWith traits: UIKit.UITraitCollection) -> Image {
                    Image(named: name, in: resourceBundle, compatibleWith: traits) ?? image
                }
            }

            extension UIKit.UIImage {
                \(access) convenience init!(asset: \(imageType)) {
                    self.init(named: asset.name, in: resourceBundle, compatibleWith: nil)
                }
            }
            """)
    }

    private func addDataType(to source: inout GeneratedText) {
        source.lines(
            """

            \(access) struct \(dataType) {
                \(access) fileprivate(set) var name: String
                \(access) var data: UIKit.NSDataAsset {
                    guard let data = UIKit.NSDataAsset(name: name, bundle: resourceBundle) else {
                        fatalError("Unable to load data asset named \\(name).")
                    }
                    return data
                }
            }
            """)
    }

    private func addSymbolType(to source: inout GeneratedText) {
        source.lines(
            """

            \(access) struct \(symbolType) {
                \(access) fileprivate(set) var name: String
                \(access) typealias Configuration = UIKit.UIImage.SymbolConfiguration
                \(access) typealias Image = UIKit.UIImage
                \(access) var image: Image {
                    guard let image = Image(named: name, in: resourceBundle, compatibleWith: nil) else {
                        fatalError("Unable to load symbol asset named \\(name).")
                    }
                    return image
                }
                \(access) func image(with configuration: Configuration) -> Image {
                    guard let image = Image(named: name, in: resourceBundle, with: configuration) else {
                        fatalError("Unable to load symbol asset named \\(name).")
                    }
                    return image
                }
            }

            extension UIKit.UIImage {
                \(access) convenience init!(asset: \(symbolType)) {
                    self.init(named: asset.name, in: resourceBundle, compatibleWith: nil)
                }
            }
            """)
    }

    // MARK: Fonts

    func addFonts(to source: inout GeneratedText) {
        let type = typeName("fontTypeName", "FontConvertible")
        let families = SwiftGenName.groups(contents.fonts) { $0.names.family }
        source.block("\(access) enum \(output.typeName)") { source in
            for (family, fonts) in families {
                source.block("\(access) enum \(SwiftName.declared(family))") { source in
                    let named = SwiftGenName.members(fonts) { $0.names.style }
                    for (name, font) in named {
                        let values = [font.names.postScript, font.names.family, font.file].map(SwiftName.literal)
                        source.line(
                            "\(access) static var \(name): \(type) { \(type)(name: \(values[0]), family: \(values[1]), path: \(values[2])) }"
                        )
                    }
                    source.line(
                        "\(access) static var all: [\(type)] { [\(named.map(\.name).joined(separator: ", "))] }")
                }
            }
            guard !families.isEmpty else { return }
            let all = families.map { "\(SwiftName.declared($0.name)).all" }.joined(separator: ", ")
            source.line("\(access) static var allCustomFonts: [\(type)] { [\(all)].flatMap { $0 } }")
            // Info.plist registers the fonts.
            source.line("\(access) static func registerAllCustomFonts() {}")
        }
        guard !families.isEmpty else { return }
        source.lines(
            """

            \(access) struct \(type) {
                \(access) let name: String
                \(access) let family: String
                \(access) let path: String
                \(access) typealias Font = UIKit.UIFont
                \(access) func font(size: CGFloat) -> Font {
                    guard let font = Font(name: name, size: size) else {
                        fatalError("Unable to initialize font '\\(name)' (\\(family))")
                    }
                    return font
                }
                \(access) func register() {}
            }

            extension UIKit.UIFont {
                \(access) convenience init!(font: \(type), size: CGFloat) { self.init(name: font.name, size: size) }
            }
            """)
    }
}
