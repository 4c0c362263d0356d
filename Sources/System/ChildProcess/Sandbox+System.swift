extension Sandbox {
    /// What programs of the system read.
    package static let systemFiles =
        [
            "/usr", "/bin", "/lib", "/lib32", "/lib64", "/nix/store", "/sys/devices/system/cpu",
            "/var/cache/fontconfig",
        ]
        // What the machine is, and this process; not what else runs on it.
        + ["cpuinfo", "filesystems", "meminfo", "self", "stat", "sys", "version"].map { "/proc/\($0)" }
        + [
            "alternatives", "ca-certificates", "fonts", "gai.conf", "group", "host.conf", "hosts", "ld.so.cache",
            "ld.so.conf", "ld.so.conf.d", "localtime", "locale.alias", "mime.types", "nsswitch.conf", "passwd", "pki",
            "protocols", "resolv.conf", "services", "ssl", "timezone",
        ].map { "/etc/\($0)" } + ["/dev/random", "/dev/urandom"]

    /// What programs of the system write.
    package static let devices = ["/dev/null", "/dev/zero", "/dev/full"]
}
