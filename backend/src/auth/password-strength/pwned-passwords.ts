import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { assertNoTransaction } from '../../platform/database/transaction-scope.js';
import { describeError } from '../../platform/errors/describe-error.js';

const TIME_LIMIT_MS = 2_000;
const PREFIX_LENGTH = 5;

/** Passwords from known data breaches, as somebody else's service knows them. */
export abstract class BreachedPasswords {
  /** False also when the service can't be asked: its absence never holds a change back. */
  abstract has(password: string): Promise<boolean>;
}

/**
 * The range service of Have I Been Pwned. It gets the first five characters of the password's SHA-1 and answers with
 * the ends of all hashes that begin so, one a line as `END:COUNT`; padding lines count 0.
 */
export class PwnedPasswords extends BreachedPasswords {
  private readonly logger = new Logger(PwnedPasswords.name);

  constructor(private readonly address = 'https://api.pwnedpasswords.com') {
    super();
  }

  async has(password: string): Promise<boolean> {
    assertNoTransaction('the breach service');
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    const [prefix, end] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
    try {
      const lines = await this.range(prefix);
      return lines.some((line) => line.startsWith(`${end}:`) && Number(line.slice(end.length + 1)) > 0);
    } catch (error) {
      this.logger.warn(`A password was not compared with known breaches: ${describeError(error)}`);
      return false;
    }
  }

  private async range(prefix: string): Promise<string[]> {
    const answer = await fetch(`${this.address}/range/${prefix}`, {
      headers: { 'Add-Padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`the service answered ${answer.status}`);
    return (await answer.text()).split(/\r?\n/);
  }
}
