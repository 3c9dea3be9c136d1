import { BackupError } from '../backup-error.js';

/** In the state that is to be written an edition is half removed. */
export class EditionChanges extends BackupError {
  constructor() {
    super('An edition is just being closed: its own backup is older, and the next one is made when that is done');
    this.name = 'EditionChanges';
  }
}

export const CHANGING = 'SELECT id FROM editions WHERE active_key IS NOT NULL';
