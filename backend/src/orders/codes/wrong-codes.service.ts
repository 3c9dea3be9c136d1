import { Injectable } from '@nestjs/common';
import { addressKey, RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';

/** Who tries codes: a purchase subject when there is one, and always an address. */
export interface CodeGuesser {
  subject?: string;
  address: string;
}

const WINDOW_SECONDS = 600;
const BY_SUBJECT = { limit: 10, ttlSeconds: WINDOW_SECONDS };
// A campus or a mobile network is one address to us.
const BY_ADDRESS = { limit: 200, ttlSeconds: WINDOW_SECONDS };

/** Codes can't be found by trying: wrong ones are counted, right ones are not (rules, "Codes"). */
@Injectable()
export class WrongCodesService {
  constructor(private readonly limits: RateLimitsService) {}

  /** Looks a code up for somebody who may still try; finding none counts against them. Throws 429. */
  async guard<T>({ subject, address }: CodeGuesser, find: () => Promise<T | null>): Promise<T | null> {
    if (subject !== undefined) await this.limits.refuseBlocked('wrong-code-subject', subject);
    await this.limits.refuseBlocked('wrong-code-address', addressKey(address));
    const found = await find();
    if (found !== null) return found;
    if (subject !== undefined) await this.limits.fail('wrong-code-subject', subject, BY_SUBJECT);
    await this.limits.fail('wrong-code-address', addressKey(address), BY_ADDRESS);
    return null;
  }
}
