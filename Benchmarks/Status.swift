import Glibc

/// Says what is measured at the moment, in the terminal's last line; an empty text takes it away. Nothing where standard error is
/// no terminal.
func showStatus(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    let line = Array("\r\u{1B}[K\(text.isEmpty ? "" : "Measuring: \(text) …")".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
