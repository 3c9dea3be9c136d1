/** `BACKUP_DIR` as whoever makes the backups sees it; the festival's own processes may have no such folder. */
export interface BackupFolderFacts {
  /** ISO 8601; null: no backup was ever begun. */
  seenAt: string | null;
  /** The machine or container that sees it. */
  host: string;
  /** The names of the newest backups in it, the newest first. */
  newest: readonly string[];
  /** Bytes of its disk; null where the system doesn't say. */
  disk: { free: number; total: number } | null;
  /** Whether the passphrase is that of the demo, which everybody can read. */
  hasDemoPassphrase: boolean;
}

export const NO_BACKUP_FOLDER: BackupFolderFacts = {
  seenAt: null,
  host: '',
  newest: [],
  disk: null,
  hasDemoPassphrase: false,
};
