/// Stops the program because a subclass doesn't override a member that it must override.
func abstract(_ member: StaticString = #function) -> Never {
    fatalError("A subclass must override \(member)")
}
