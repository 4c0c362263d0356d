public import Foundation

// Foundation for Linux has no values and resources of localization.

extension String {
    /// A key whose translation is looked up, with the values that are put into it: `"Hello \(name)"` has the key `Hello %@`.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        fileprivate enum Argument: Hashable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): NSString(string: text)
                case .integer(let value): value
                case .unsigned(let value): value
                case .number(let value): value
                }
            }
        }

        fileprivate let key: String
        fileprivate let arguments: [Argument]

        public init(_ value: String) { (key, arguments) = (value, []) }
        public init(stringLiteral value: String) { self.init(value) }
        public init(stringInterpolation: StringInterpolation) {
            let format = stringInterpolation
            key = format.arguments.isEmpty ? format.literal : format.format
            arguments = format.arguments
        }

        /// The parts of a key.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var literal = ""
            /// The key with places for values, where percent signs are doubled.
            fileprivate var format = ""
            fileprivate var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                self.literal += literal
                format += literal.replacing("%", with: "%%")
            }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                format += specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
            public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
                let width = T.bitWidth > 32 ? "ll" : ""
                if T.isSigned {
                    append("%\(width)d", .integer(Int64(clamping: value)))
                } else {
                    append("%\(width)u", .unsigned(UInt64(clamping: value)))
                }
            }
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(T.self == Float.self ? "%f" : "%lf", .number(Double(value)))
            }
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text(String(describing: value))) }
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
                append(specifier, .integer(Int64(clamping: value)))
            }
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                append(specifier, .number(Double(value)))
            }
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String { append("%@", .text(format.format(value))) }
        }

        fileprivate func text(_ key: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String {
            let format = AppLanguage.text(
                key ?? self.key, value: key == nil ? nil : self.key, table: table, in: bundle ?? .main)
            return arguments.isEmpty
                ? format : String(format: format, locale: locale, arguments: arguments.map(\.value))
        }
    }

    /// Creates the translation of a key in the app's language, which is the text itself where there is none.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = keyAndValue.text(nil, table, bundle, locale) }

    /// Creates the translation of a key, or of a text where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = defaultValue.text("\(key)", table, bundle, locale) }

    /// Creates the translation of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(
            resource.hasKey ? resource.key : nil, resource.table, resource.bundle.bundle, resource.locale)
    }
}

/// A text that is translated when it is needed.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Where the translations are.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case atURL(URL)

        /// The bundle of a class.
        public static func forClass(_ type: AnyClass) -> BundleDescription { .atURL(Bundle(for: type).bundleURL) }

        fileprivate var bundle: Bundle {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    fileprivate let hasKey: Bool

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, hasKey) = (keyAndValue.key, keyAndValue, false)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, hasKey) = ("\(key)", defaultValue, true)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
