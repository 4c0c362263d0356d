/// How a kind of coffee is made.
struct Recipe {
    var name: String
    var summary: String
    var steps: [String]
}

extension Recipe {
    static let all = [
        Recipe(
            name: "Pour Over", summary: "Clear and bright",
            steps: [
                "Rinse the filter with hot water.", "Grind 15 g of coffee, as fine as sea salt.",
                "Pour 30 g of water at 203 °F and wait half a minute.",
                "Pour the rest, 250 g in all, in slow circles.",
            ]),
        Recipe(
            name: "French Press", summary: "Full and round",
            steps: [
                "Grind 30 g of coffee coarsely.", "Pour 500 g of water at 200 °F.", "Stir after a minute.",
                "Press after four, slowly.",
            ]),
        Recipe(
            name: "Moka Pot", summary: "Strong, from the stove",
            steps: [
                "Fill the base with hot water, below the valve.", "Fill the basket, and don't press.",
                "Heat gently until it gurgles.", "Stop it with cold water.",
            ]),
        Recipe(
            name: "Cold Brew", summary: "For tomorrow",
            steps: [
                "Grind 80 g of coffee coarsely.", "Add a liter of cold water.", "Leave it in the fridge overnight.",
                "Strain, and serve over ice.",
            ]),
    ]
}
