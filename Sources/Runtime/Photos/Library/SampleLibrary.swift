import CoreLocation
import Foundation

/// The pictures that are in a library at first, with their days and places.
enum SampleLibrary {
    private typealias Row = (picture: SamplePicture, day: Double, latitude: Double, longitude: Double)

    private static let rows: [Row] = [
        (.night, 20_180, 46.02, 7.75), (.desert, 20_212, 31.15, -3.97), (.harbor, 20_240, 54.18, 12.08),
        (.forest, 20_263, 48.55, 8.2), (.sea, 20_287, 37.1, -8.67), (.dawn, 20_301, 43.77, 11.26),
    ]

    static var state: PhotoState {
        var state = PhotoState()
        state.photos = rows.enumerated().map(photo)
        let album = AlbumRecord(
            id: "00000000-0000-4000-8000-0000000000A1/L0/040", title: "Coast",
            assets: state.photos.filter { ["harbor.png", "sea.png"].contains($0.resources[0].name) }.map(\.id))
        (state.albums, state.top) = ([album], [album.id])
        return state
    }

    private static func photo(_ number: Int, _ row: Row) -> PhotoRecord {
        var photo = PhotoRecord(id: "00000000-0000-4000-8000-00000000000\(number + 1)/L0/001")
        (photo.width, photo.height) = (Int(row.picture.size.width), Int(row.picture.size.height))
        // Each was taken at another time of its day.
        photo.created = Date(timeIntervalSince1970: (row.day + 0.3 + Double(number) * 0.07) * 86_400)
        photo.modified = photo.created
        photo.location = CLLocation(latitude: row.latitude, longitude: row.longitude)
        photo.isFavorite = row.picture == .dawn
        photo.resources = [
            PhotoResource(
                .photo, name: row.picture.rawValue + ".png", contentType: "public.png", .sample(row.picture))
        ]
        // Waves go by.
        if row.picture == .sea { photo.subtypes = .photoLive }
        return photo
    }
}
