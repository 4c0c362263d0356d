import Foundation

/// A placeholder for a view of another framework: a map, a web page, a video, a 3D scene.
@MainActor
class PlaceholderView: UIView {
    /// The text in the center.
    class var caption: String { "" }

    override func draw(_ rect: CGRect) { Pen(self).map(paint) }

    /// The classes by their names in nibs.
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
