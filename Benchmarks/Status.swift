import Glibc

/// Shows the current measurement in the terminal's last line; an empty text clears it. Does nothing if standard error
/// isn't a terminal.
func showStatus(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = Array("\r\u{1B}[K\(text.isEmpty ? "" : "Measuring: \(text) …")".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
