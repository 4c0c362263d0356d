import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDocument` lets one override.
@MainActor
class OverridingUIDocument: UIDocument {
    override var fileURL: URL { heard(self, "fileURL", super.fileURL) }
    override var fileModificationDate: Date? { heard(self, "fileModificationDate", super.fileModificationDate) }
    override var documentState: State { heard(self, "documentState", super.documentState) }
    override var userActivity: NSUserActivity? {
        get { heard(self, "userActivity", super.userActivity) }
        set { super.userActivity = heard(self, "userActivity =", newValue) }
    }
    override init(fileURL url: URL) {
        super.init(fileURL: url)
        heard(self, "init(fileURL:)", ())
    }
    override var localizedName: String { heard(self, "localizedName", super.localizedName) }
    override var fileType: String? { heard(self, "fileType", super.fileType) }
    override var progress: Progress? { heard(self, "progress", super.progress) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        try heard(self, "load(fromContents:ofType:)", super.load(fromContents: contents, ofType: typeName))
    }
    override func contents(forType typeName: String) throws -> Any {
        try heard(self, "contents(forType:)", super.contents(forType: typeName))
    }
    override func read(from url: URL) throws {
        try heard(self, "read(from:)", super.read(from: url))
    }
    override func open(completionHandler: ((Bool) -> Void)?) {
        heard(self, "open(completionHandler:)", super.open(completionHandler: completionHandler))
    }
    override func close(completionHandler: ((Bool) -> Void)?) {
        heard(self, "close(completionHandler:)", super.close(completionHandler: completionHandler))
    }
    override func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)?) {
        heard(
            self, "revert(toContentsOf:completionHandler:)",
            super.revert(toContentsOf: url, completionHandler: completionHandler))
    }
    override func disableEditing() {
        heard(self, "disableEditing()", super.disableEditing())
    }
    override func enableEditing() {
        heard(self, "enableEditing()", super.enableEditing())
    }
    override var undoManager: UndoManager! {
        get { heard(self, "undoManager", super.undoManager) }
        set { super.undoManager = heard(self, "undoManager =", newValue) }
    }
    override var hasUnsavedChanges: Bool { heard(self, "hasUnsavedChanges", super.hasUnsavedChanges) }
    override func updateChangeCount(_ change: ChangeKind) {
        heard(self, "updateChangeCount(_:)", super.updateChangeCount(change))
    }
    override func changeCountToken(for saveOperation: SaveOperation) -> Any {
        heard(self, "changeCountToken(for:)", super.changeCountToken(for: saveOperation))
    }
    override func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        heard(
            self, "updateChangeCount(withToken:for:)",
            super.updateChangeCount(withToken: changeCountToken, for: saveOperation))
    }
    override func autosave(completionHandler: ((Bool) -> Void)?) {
        heard(self, "autosave(completionHandler:)", super.autosave(completionHandler: completionHandler))
    }
    override var savingFileType: String? { heard(self, "savingFileType", super.savingFileType) }
    override func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        heard(
            self, "fileNameExtension(forType:saveOperation:)",
            super.fileNameExtension(forType: typeName, saveOperation: saveOperation))
    }
    override func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] {
        try heard(self, "fileAttributesToWrite(to:for:)", super.fileAttributesToWrite(to: url, for: saveOperation))
    }
    override func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)?) {
        heard(
            self, "save(to:for:completionHandler:)",
            super.save(to: url, for: saveOperation, completionHandler: completionHandler))
    }
    override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try heard(
            self, "writeContents(_:andAttributes:safelyTo:for:)",
            super.writeContents(contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation))
    }
    override func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        try heard(
            self, "writeContents(_:to:for:originalContentsURL:)",
            super.writeContents(contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL))
    }
    override func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        heard(self, "performAsynchronousFileAccess(_:)", super.performAsynchronousFileAccess(block))
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        heard(
            self, "handleError(_:userInteractionPermitted:)",
            super.handleError(error, userInteractionPermitted: userInteractionPermitted))
    }
    override func finishedHandlingError(_ error: any Error, recovered: Bool) {
        heard(self, "finishedHandlingError(_:recovered:)", super.finishedHandlingError(error, recovered: recovered))
    }
    override func userInteractionNoLongerPermitted(forError error: any Error) {
        heard(
            self, "userInteractionNoLongerPermitted(forError:)", super.userInteractionNoLongerPermitted(forError: error)
        )
    }
    override func updateUserActivityState(_ userActivity: NSUserActivity) {
        heard(self, "updateUserActivityState(_:)", super.updateUserActivityState(userActivity))
    }
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        heard(self, "restoreUserActivityState(_:)", super.restoreUserActivityState(userActivity))
    }
}
