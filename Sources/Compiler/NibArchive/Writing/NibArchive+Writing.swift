extension NibArchive {
    /// The file. The same objects give the same bytes: keys and classes stand in the order of their first use.
    public func bytes() -> [UInt8] { NibWriter.write(storage) }
}
