/// Everything that reads, changes, compares, checks and compiles storyboards and xibs, without drawing them: one import
/// for programs that use several of the libraries.
///
/// The libraries are pure Swift, and are written for Linux, macOS and Windows.
@_exported public import AppSurroundings
@_exported public import ClassModel
@_exported public import ElementCatalog
@_exported public import FileAccess
@_exported public import NibArchive
@_exported public import PortableFiles
@_exported public import StoryboardChecks
@_exported public import StoryboardCompiler
@_exported public import StoryboardEditing
@_exported public import StoryboardModel
@_exported public import StoryboardRevisions
@_exported public import SwiftExport
@_exported public import XMLTree
