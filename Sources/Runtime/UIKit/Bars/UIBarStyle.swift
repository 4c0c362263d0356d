public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent = 2
}

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
