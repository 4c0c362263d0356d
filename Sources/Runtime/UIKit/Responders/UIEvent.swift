/// Something that a person did.
@MainActor
public class UIEvent {}
