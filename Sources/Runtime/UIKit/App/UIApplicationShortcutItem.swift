public import Foundation

/// An action that the app's icon offers.
open class UIApplicationShortcutItem: NSObject {
    open private(set) var type: String
    open private(set) var localizedTitle: String
    open private(set) var localizedSubtitle: String?
    open private(set) var icon: UIApplicationShortcutIcon?
    open private(set) var userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// The icon of a shortcut item.
open class UIApplicationShortcutIcon: NSObject {
    /// The name of the image or symbol.
    let name: String

    public init(templateImageName: String) {
        name = templateImageName
        super.init()
    }
    public init(systemImageName: String) {
        name = systemImageName
        super.init()
    }
    public init(type: IconType) {
        name = type.symbol
        super.init()
    }

    /// The icons of the system.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update

        /// The symbol that shows the same.
        fileprivate var symbol: String {
            switch self {
            case .compose: "square.and.pencil"
            case .play: "play"
            case .pause: "pause"
            case .add: "plus"
            case .location: "location"
            case .search: "magnifyingglass"
            case .share: "square.and.arrow.up"
            case .prohibit: "nosign"
            case .contact: "person.crop.circle"
            case .home: "house"
            case .markLocation: "mappin"
            case .favorite: "star"
            case .love: "heart"
            case .cloud: "cloud"
            case .invitation: "person.crop.circle.badge.plus"
            case .confirmation: "checkmark.circle"
            case .mail: "envelope"
            case .message: "message"
            case .date: "calendar"
            case .time: "clock"
            case .capturePhoto: "camera"
            case .captureVideo: "video"
            case .task: "circle"
            case .taskCompleted: "checkmark.circle.fill"
            case .alarm: "alarm"
            case .bookmark: "bookmark"
            case .shuffle: "shuffle"
            case .audio: "speaker.wave.2"
            case .update: "arrow.clockwise"
            }
        }
    }
}
