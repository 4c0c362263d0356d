import SourceAdaptation

extension AdaptedModule {
    /// The warnings about what is left out of the sources, since it needs SwiftUI.
    var warnings: [String] {
        leftOut.map { remark in
            let what =
                switch remark.names.count {
                case 0: "code that needs SwiftUI is left out"
                case 1...Self.mostNames: "\(remark.names.joined(separator: ", ")) left out"
                default:
                    "\(remark.names.prefix(Self.mostNames).joined(separator: ", ")) and "
                        + "\(remark.names.count - Self.mostNames) more left out"
                }
            return "\(remark.path):\(remark.line):1: warning: SwiftUI isn't available here: \(what)"
        }
    }

    private static let mostNames = 4

    /// Why the app has no entry point, if SwiftUI begins it.
    var missingStart: String? {
        leftOut.compactMap(\.app).first.map { "the app begins with SwiftUI ('\($0)'), which isn't available here" }
    }
}
