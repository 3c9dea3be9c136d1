/** How a person's visit ended. */
export const ENDINGS = [
  'got tickets',
  'looked and left',
  'left the form',
  'left the order unpaid',
  'left the payment unpaid',
  'cancelled',
  'sold out',
  'turned away',
  'ran out of time',
  'interrupted',
  'paid, no ticket',
  'failed',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What has happened so far, counted in people unless it says tickets. */
export class Tally {
  arrived = 0;
  waiting = 0;
  ordered = 0;
  paid = 0;
  valid = 0;
  validTickets = 0;
  mails = 0;
  /** Answers that asked to come back later. */
  askedToWait = 0;
  /** Presses of the button twice that made two orders. */
  doubleOrders = 0;
  readonly endings = new Map<Ending, number>();

  end(ending: Ending): void {
    this.endings.set(ending, (this.endings.get(ending) ?? 0) + 1);
  }

  of(...endings: Ending[]): number {
    return endings.reduce((sum, ending) => sum + (this.endings.get(ending) ?? 0), 0);
  }

  get ended(): number {
    return this.of(...ENDINGS);
  }

  get inside(): number {
    return this.arrived - this.ended;
  }
}
