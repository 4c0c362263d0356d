/// A kind of coffee.
struct Coffee: Equatable {
    var name: String
}

extension Coffee {
    static let all = [
        "Ethiopia Sidamo", "Kenya Nyeri", "Sumatra Mandheling", "Guatemala Antigua", "Colombia Huila",
    ].map(Coffee.init(name:))
}
