/// What moves with the keyboard.
@MainActor
protocol KeyboardFollower: AnyObject {
    func keyboardMoved()
}
