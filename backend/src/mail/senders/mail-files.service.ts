import { Injectable } from '@nestjs/common';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { AppConfig } from '../../platform/config/app-config.js';
import { defaultOutbox } from '../../platform/config/default-outbox.js';
import { timeOfMailFile } from './file-mailer.js';

/** Between them others get a turn. */
const FILES_AT_ONCE = 200;

/** The mails that were written as files on this machine, also before there was a mail server. */
@Injectable()
export class MailFilesService {
  constructor(private readonly config: AppConfig) {}

  /** Removes those up to a moment, or all; gives how many. Safe to repeat. What else is in the folder stays. */
  async remove(upTo: Date | null = null): Promise<number> {
    let removed = 0;
    for (const folder of this.folders()) {
      for (const name of await namesIn(folder)) {
        const time = timeOfMailFile(name);
        if (time === null || (upTo !== null && time > upTo)) continue;
        await rm(join(folder, name), { force: true });
        removed += 1;
        if (removed % FILES_AT_ONCE === 0) await turn();
      }
    }
    return removed;
  }

  private folders(): Set<string> {
    const { mail, varDir } = this.config;
    return new Set([defaultOutbox(varDir), ...(mail.kind === 'file' ? [mail.directory] : [])]);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
