import UIKit

/// Something that the hero has found.
struct Item {
    enum Kind: Int, CaseIterable {
        case weapons, armor, potions, treasure

        var title: String {
            switch self {
            case .weapons: return "Weapons"
            case .armor: return "Armor"
            case .potions: return "Potions"
            case .treasure: return "Treasure"
            }
        }
    }

    var name: String
    var imageName: String
    var kind: Kind
    /// What it is good for, in a line.
    var attributes: String
    var story: String
    /// Where it was found.
    var place: Place

    var image: UIImage? { UIImage(named: imageName) }
}

extension Item {
    static let all = [
        Item(
            name: "Short Sword", imageName: "Sword", kind: .weapons, attributes: "Attack +4",
            story: "Left by a guard who went for help and never came back.", place: Place(column: 2, row: 2)),
        Item(
            name: "Battle Axe", imageName: "Axe", kind: .weapons, attributes: "Attack +7, Speed −2",
            story: "Heavy, notched, and still sharp enough to split a shield.", place: Place(column: 12, row: 2)),
        Item(
            name: "Yew Bow", imageName: "Bow", kind: .weapons, attributes: "Attack +3, Range 6",
            story: "The string is new. Somebody else is down here.", place: Place(column: 10, row: 8)),
        Item(
            name: "Oak Shield", imageName: "Shield", kind: .armor, attributes: "Defense +3",
            story: "It hung above an empty throne.", place: Place(column: 4, row: 8)),
        Item(
            name: "Iron Helmet", imageName: "Helmet", kind: .armor, attributes: "Defense +2",
            story: "A perfect fit, except for the dent.", place: Place(column: 2, row: 13)),
        Item(
            name: "Healing Potion", imageName: "RedPotion", kind: .potions, attributes: "Life +20",
            story: "Tastes of cherries and copper.", place: Place(column: 1, row: 7)),
        Item(
            name: "Mana Potion", imageName: "BluePotion", kind: .potions, attributes: "Magic +20",
            story: "Glows faintly when a door is locked nearby.", place: Place(column: 13, row: 9)),
        Item(
            name: "Healing Potion", imageName: "RedPotion", kind: .potions, attributes: "Life +20",
            story: "Two are better than one.", place: Place(column: 12, row: 13)),
        Item(
            name: "Brass Key", imageName: "Key", kind: .treasure, attributes: "Opens the lower gate",
            story: "Warm to the touch, as if it had just been used.", place: Place(column: 7, row: 6)),
        Item(
            name: "Ruby", imageName: "Ruby", kind: .treasure, attributes: "Worth 300 gold",
            story: "The eye of a statue. The other one is watching.", place: Place(column: 3, row: 12)),
    ]

    static func all(of kind: Kind) -> [Item] { all.filter { $0.kind == kind } }
}
