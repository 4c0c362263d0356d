public import Glibc

// Addresses have lengths on iOS, and none on Linux.

extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }

    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
    }
}

extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(sa_family == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
