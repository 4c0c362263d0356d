import FileAccess

/// Saves several documents: all of them or none, whenever the process ends.
///
/// First each journal records that it is being saved with the others; from then on the documents count as saved. Then the files
/// are replaced, and at last the journals are removed. A process that finds journals which all record the same saving completes
/// it; one that doesn't find it in all of them takes up the unsaved changes.
enum JointSaving {
    /// Completes the saving that a journal records, if the process that began it has ended in the meantime.
    static func complete(_ path: String, in files: any FileStore) {
        guard let own = Part(path, in: files), let saving = own.reading.saving else { return }
        var parts = [own]
        for partner in saving.partners.sorted() {
            switch state(of: partner, in: files) {
            // Its journal was removed, which is done when all files are replaced.
            case .none: continue
            case .some(let reading) where reading.saving?.id == saving.id: break
            // The process ended before the saving was recorded everywhere.
            default: return
            }
            // Another process that holds it is busy with the same.
            guard let part = Part(partner, in: files) else { return }
            parts.append(part)
        }
        for part in parts where !part.replace(in: files) { return }
        for part in parts { part.finish(in: files) }
    }

    private static func state(of path: String, in files: any FileStore) -> JournalReading? {
        let journal = Journal(of: path).path
        guard (try? files.look(at: journal))?.kind == .file, let bytes = try? files.read(journal).bytes else {
            return nil
        }
        return JournalReading(bytes, in: FilePath.folder(of: path))
    }

    /// A document that is saved with others.
    private struct Part {
        let path: String
        let file: any HeldFile
        let reading: JournalReading

        init?(_ path: String, in files: any FileStore) {
            guard let file = try? files.hold(Journal(of: path).path, making: false),
                let bytes = try? file.read(limit: Journal.readingLimit)
            else { return nil }
            (self.path, self.file) = (path, file)
            reading = JournalReading(bytes, in: FilePath.folder(of: path))
        }

        /// Replaces the file unless that was done. Returns false if it can't be replaced. A file that another program has
        /// changed since is left alone; so is its journal.
        func replace(in files: any FileStore) -> Bool {
            guard let base = reading.base else { return true }
            let text = reading.text(after: reading.steps.count).text
            // A file that was to be new has no bytes.
            let isNew = base.isEmpty && (try? files.look(at: path))?.kind == .missing
            let found = isNew ? FileContents(bytes: [], stamp: .missing) : try? files.read(path)
            guard let found, found.bytes == base else { return true }
            return
                (try? files.withoutLinks(path) { files, path throws(FileError) in
                    _ = try files.replace(path, with: text, expecting: found.stamp)
                }) != nil
        }

        /// Removes the journal if its changes are in the file; otherwise they are unsaved changes again.
        func finish(in files: any FileStore) {
            let text = reading.text(after: reading.steps.count).text
            if (try? files.read(path))?.bytes == text {
                do throws(FileError) { try file.remove() } catch { try? file.cut(to: 0) }
            } else {
                try? file.append(JournalLine.saving(nil).bytes(in: FilePath.folder(of: path)))
            }
        }
    }
}
