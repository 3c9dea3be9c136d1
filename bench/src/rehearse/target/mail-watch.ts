import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const HEAD_BYTES = 2_048;

/** What a mail brought its receiver: e-tickets, or the signature of the link to finish a payment. */
interface SeenMail {
  address: string;
  resume: string | null;
}

/** Looks for mails to buyers in an outbox of files. Each file is read once, and only its first lines. */
export class MailWatch {
  private readonly seen = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Mails that have come since the last look. */
  look(): SeenMail[] {
    return this.files().flatMap((file) => {
      this.seen.add(file);
      return readMail(headOf(join(this.folder, file)));
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

export function readMail(head: string): SeenMail[] {
  const address = /^To: <?([^>\s]+)/im.exec(head)?.[1];
  if (address === undefined) return [];
  // Of all mails to a buyer only this one, and a receipt, has something attached.
  if (/^Content-Type: multipart\/mixed/im.test(head)) return [{ address, resume: null }];
  const resume = /[?&]resume=3D([\w-]+)/.exec(head.replace(/=\r?\n/g, ''))?.[1];
  return resume === undefined ? [] : [{ address, resume }];
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
