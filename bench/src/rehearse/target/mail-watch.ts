import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const HEAD_BYTES = 2_048;

/** Looks for e-ticket mails in an outbox of files. Each file is read once, and only its first lines. */
export class MailWatch {
  private readonly seen = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Receivers of the e-tickets that have come since the last look. */
  look(): string[] {
    return this.files().flatMap((file) => {
      this.seen.add(file);
      const head = headOf(join(this.folder, file));
      // Of all mails to a buyer only this one, and a receipt, has something attached.
      if (!/^Content-Type: multipart\/mixed/im.test(head)) return [];
      return /^To: <?([^>\s]+)/im.exec(head)?.[1] ?? [];
    });
  }

  private files(): string[] {
    try {
      return readdirSync(this.folder).filter((file) => file.endsWith('.eml') && !this.seen.has(file));
    } catch {
      // No mail has been sent yet.
      return [];
    }
  }
}

function headOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
