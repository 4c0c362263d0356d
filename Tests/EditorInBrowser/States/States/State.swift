import MapKit

/// What a map can highlight.
protocol Outlined {
    var outline: [CLLocationCoordinate2D] { get }
    /// A place to be marked, and its name.
    var center: (name: String, coordinate: CLLocationCoordinate2D) { get }
}

/// A state whose borders are straight lines, or nearly so.
struct State: Outlined {
    var name: String
    var area: String
    var center: (name: String, coordinate: CLLocationCoordinate2D)
    var outline: [CLLocationCoordinate2D]

    static let all = [
        State(
            "Colorado", area: "269,601 km²", capital: "Denver", [39.74, -104.99],
            [[41, -109.05], [41, -102.05], [37, -102.05], [37, -109.05]]),
        State(
            "Kansas", area: "213,100 km²", capital: "Topeka", [39.05, -95.69],
            [[40, -102.05], [40, -95.3], [39.1, -94.6], [37, -94.6], [37, -102.05]]),
        State(
            "Utah", area: "219,882 km²", capital: "Salt Lake City", [40.76, -111.89],
            [[42, -114.05], [42, -111.05], [41, -111.05], [41, -109.05], [37, -109.05], [37, -114.05]]),
        State(
            "Wyoming", area: "253,335 km²", capital: "Cheyenne", [41.14, -104.82],
            [[45, -111.05], [45, -104.05], [41, -104.05], [41, -111.05]]),
    ]

    private init(_ name: String, area: String, capital: String, _ place: [Double], _ corners: [[Double]]) {
        self.name = name
        self.area = area
        center = (capital, CLLocationCoordinate2D(latitude: place[0], longitude: place[1]))
        outline = corners.map { CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]) }
    }
}
