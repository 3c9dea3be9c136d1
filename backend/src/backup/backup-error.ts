/** A backup or a restore that can't go on, told in one plain line. */
export class BackupError extends Error {}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'];

/** Throws failures of files as one line that says what to do; others as they are. `where` is a file or a folder. */
export function explainFile(error: unknown, where: string): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  const explain = (text: string): never => {
    throw new BackupError(text, { cause: error });
  };
  if (NO_ROOM.includes(code)) explain(`The disk of ${where} is full: make room there, or choose another BACKUP_DIR`);
  if (code === 'ENOENT') explain(`There is no ${where}`);
  if (code === 'ENOTDIR') explain(`${where} can't be a folder: a part of it is a file`);
  if (code === 'EISDIR') explain(`${where} is a folder: name the file in it`);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    explain(`${where} may not be used by this user (${code})`);
  throw error;
}
