/// Whether the screen measures how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
