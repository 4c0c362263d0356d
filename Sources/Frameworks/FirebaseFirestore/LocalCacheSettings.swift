/// Where documents are kept.
public protocol LocalCacheSettings {}
