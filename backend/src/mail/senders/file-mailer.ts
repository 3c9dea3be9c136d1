import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../platform/clock/clock.js';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { composeMessage } from './compose.js';
import { Mailer, type OutgoingMail } from './mailer.js';

const MAX_SLUG_LENGTH = 60;
/** As `nameOf` makes them, and while they are being written. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-\w+-[A-Za-z0-9-]*\.eml(?:\.tmp)?$/;

/** Writes each mail as one `.eml` file, which any mail program opens (`MAIL_URL=file:…`). */
export class FileMailer extends Mailer {
  private readonly composer = createTransport({ streamTransport: true, buffer: true });

  private directoryMade: Promise<unknown> | null = null;

  constructor(
    private readonly directory: string,
    private readonly from: string,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The file appears whole or not at all: it is written next to its place and then moved there. */
  async send(mail: OutgoingMail): Promise<void> {
    assertNoTransaction('a file');
    const { message } = await this.composer.sendMail(composeMessage(mail, this.from));
    await this.hasDirectory();
    const file = join(this.directory, this.nameOf(mail));
    try {
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    } catch (error) {
      this.directoryMade = null;
      await rm(`${file}.tmp`, { force: true });
      throw error;
    }
  }

  async problem(): Promise<null> {
    return null;
  }

  isAway(): boolean {
    return false;
  }

  isRefusedForGood(): boolean {
    return false;
  }

  close(): void {
    this.composer.close();
  }

  /** Made once; a mail that doesn't find it any more fails, and the next makes it again. */
  private hasDirectory(): Promise<unknown> {
    this.directoryMade ??= mkdir(this.directory, { recursive: true });
    return this.directoryMade;
  }

  private nameOf(mail: OutgoingMail): string {
    const time = this.clock.now().toISOString().replace(/[-:.]/g, '');
    const receiver = mail.to.replace(/[^A-Za-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
    return `${time}-${String(mail.id).padStart(6, '0')}-${receiver}.eml`;
  }
}

/** When the mail of such a file was written; null: it is another file. */
export function timeOfMailFile(name: string): Date | null {
  const [, year, month, day, hour, minute, second, ms] = NAME.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}
