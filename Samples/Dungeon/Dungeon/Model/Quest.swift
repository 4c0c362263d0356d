/// What the hero is asked to do.
struct Quest {
    var title: String
    var giver: String
    var reward: String
    var story: String
    var place: Place
}

extension Quest {
    static let all = [
        Quest(
            title: "The Lower Gate", giver: "Mirela the Warden", reward: "120 gold",
            story: "Find the brass key and open the gate below the throne room before the next bell.",
            place: Place(column: 9, row: 12)),
        Quest(
            title: "Eyes of the Statue", giver: "Brother Osric", reward: "A blessing",
            story: "One ruby was taken from the statue. Put it back, and don't look at the other one.",
            place: Place(column: 3, row: 7)),
        Quest(
            title: "Lost Patrol", giver: "Captain Juna", reward: "Yew arrows",
            story: "Three guards went east. Bring home whoever is left.", place: Place(column: 12, row: 8)),
        Quest(
            title: "Rats in the Cellar", giver: "Tomas the Cook", reward: "Soup for life",
            story: "They are larger than you think, and there are more than he says.",
            place: Place(column: 2, row: 14)),
    ]
}
