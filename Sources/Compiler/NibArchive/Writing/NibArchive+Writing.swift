extension NibArchive {
    /// Returns the bytes of the file. The same objects give the same bytes: keys and classes are in the order of their
    /// first use.
    public func bytes() -> [UInt8] { NibWriter.write(storage) }
}
