import type { PlaceOrderRequest } from '@festival/contracts';
import { makeBuyer, type MadeBuyer } from '../../fill/made-buyer.js';
import { Random } from '../../fill/random.js';
import { INTENTIONS, type Intention, type Plan, type SecondsRange } from '../plan/plan.js';

/** One visitor: drawn by the plan's seed, so that a rehearsal can be repeated. */
export interface Person {
  buyer: MadeBuyer;
  /** Forwarded as the visitor's own; null where the installation wouldn't believe it. */
  address: string | null;
  intention: Intention;
  quantity: number;
  category: PlaceOrderRequest['category'];
  language: 'en' | 'id';
  method: string;
  pressesTwice: boolean;
  isDenied: boolean;
  comesByLink: boolean;
  hasColdCache: boolean;
  triesWrongCode: boolean;
  referralCode: string | null;
  discountCode: string | null;
  /** In milliseconds. */
  pauses: { form: number; method: number; pay: number };
}

interface CrowdOptions {
  /** Tells the people of one rehearsal from those of another: 0 to 999. */
  run: number;
  isForwarded: boolean;
}

const EXTERNAL_SHARE = 0.3;
const INDONESIAN_SHARE = 0.7;

/** Draws one person after the other. */
export class Crowd {
  private readonly random: Random;
  private serial = 0;

  constructor(
    private readonly plan: Plan,
    private readonly options: CrowdOptions,
  ) {
    this.random = new Random(plan.seed);
  }

  next(): Person {
    const { plan, random } = this;
    const { behaviours, pauses, codes } = plan;
    this.serial += 1;
    const intention = random.weighted<Intention>(
      [...INTENTIONS.map((key) => [key, behaviours[key]] as const), ['pay', this.payingShare]],
      'pay',
    );
    return {
      buyer: this.buyer(),
      address: this.options.isForwarded ? addressOf(random.below(plan.addresses)) : null,
      intention,
      quantity: random.weighted(plan.quantities, 1),
      category: random.isWithin(EXTERNAL_SHARE) ? 'external' : 'internal',
      language: random.isWithin(INDONESIAN_SHARE) ? 'id' : 'en',
      method: random.weighted(plan.methods, 'qris'),
      pressesTwice: random.isWithin(behaviours.pressTwice),
      isDenied: random.isWithin(behaviours.denied),
      comesByLink: random.isWithin(behaviours.byLink),
      hasColdCache: random.isWithin(behaviours.coldCache),
      triesWrongCode: random.isWithin(behaviours.wrongCode),
      referralCode: random.isWithin(behaviours.referralCode) ? codes.referral : null,
      discountCode: random.isWithin(behaviours.discountCode) ? codes.discount : null,
      pauses: {
        form: this.pause(pauses.form),
        method: this.pause(pauses.method),
        pay: this.pause(intention === 'payLate' ? pauses.payLate : pauses.pay),
      },
    };
  }

  private get payingShare(): number {
    return 1 - INTENTIONS.reduce((sum, key) => sum + this.plan.behaviours[key], 0);
  }

  private pause([from, to]: SecondsRange): number {
    return (from + this.random.next() * (to - from)) * 1000;
  }

  /** Nobody real gets a mail: the host is reserved for examples. */
  private buyer(): MadeBuyer {
    const { name } = makeBuyer(this.random, this.serial);
    const run = String(this.options.run).padStart(3, '0');
    const serial = String(this.serial).padStart(6, '0');
    return { name, email: `rehearsal-${run}-${serial}@example.com`, phone: `+62899${run}${serial}` };
  }
}

/** From the range that is set aside for tests of networks. */
const addressOf = (index: number): string => `198.18.${(index >> 8) & 255}.${index & 255}`;
