import Foundation

/// A view whose contents another framework of the system would draw: a map, a web page, a film, a scene. It says so.
@MainActor
class PlaceholderView: UIView {
    /// What stands in the middle.
    class var caption: String { "" }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    /// By the names that nibs have for them.
    static let classes: [String: AnyClass] = [
        "WKWebView": WebPlaceholder.self, "UIWebView": WebPlaceholder.self, "MKMapView": MapPlaceholder.self,
        "SCNView": ScenePlaceholder.self, "ARSCNView": ScenePlaceholder.self, "SKView": ScenePlaceholder.self,
        "ARSKView": ScenePlaceholder.self, "ARView": ScenePlaceholder.self, "GLKView": ScenePlaceholder.self,
        "MTKView": ScenePlaceholder.self, "AVPlayerView": FilmPlaceholder.self, "ADBannerView": BannerPlaceholder.self,
        "PKCanvasView": ScenePlaceholder.self, "PDFView": WebPlaceholder.self,
    ]
}

final class WebPlaceholder: PlaceholderView { override class var caption: String { "Web View" } }
final class MapPlaceholder: PlaceholderView { override class var caption: String { "Map" } }
final class ScenePlaceholder: PlaceholderView { override class var caption: String { "Scene" } }
final class FilmPlaceholder: PlaceholderView { override class var caption: String { "Video" } }
final class BannerPlaceholder: PlaceholderView { override class var caption: String { "Banner" } }
