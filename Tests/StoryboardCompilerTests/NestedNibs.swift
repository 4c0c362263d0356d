import NibArchive
import Testing

/// The nib inside a table's object under one of its prototypes' reuse identifiers.
func prototype(_ name: String, of object: NibObject, _ key: String = "UITableViewCellPrototypeNibs") throws
    -> NibArchive?
{
    try object.object(key)?.entryObject(name)?.object("archiveData")?["NS.bytes"]?.nestedArchive()
}
