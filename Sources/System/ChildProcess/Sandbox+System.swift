extension Sandbox {
    /// What programs of the system read.
    package static let systemFiles =
        [
            "/usr", "/bin", "/lib", "/lib32", "/lib64", "/nix/store", "/sys/devices/system/cpu",
            "/var/cache/fontconfig",
            // The whole, as rules on the folders of processes don't last: the kernel makes these again. What they say of other
            // programs than their names is refused by the rules for debugging.
            "/proc",
        ]
        + [
            "alternatives", "ca-certificates", "fonts", "gai.conf", "group", "host.conf", "hosts", "ld.so.cache",
            "ld.so.conf", "ld.so.conf.d", "localtime", "locale.alias", "mime.types", "nsswitch.conf", "passwd", "pki",
            "protocols", "resolv.conf", "services", "ssl", "timezone",
        ].map { "/etc/\($0)" } + ["/dev/random", "/dev/urandom"]

    /// What programs of the system write.
    package static let devices = ["/dev/null", "/dev/zero", "/dev/full"]
}
