/// What a player enters in the account sheet.
struct Account: Equatable {
    var name = ""
    var hero = "Knight"
    var sharesScores = true

    static let heroes = ["Knight", "Ranger", "Mage"]
}
