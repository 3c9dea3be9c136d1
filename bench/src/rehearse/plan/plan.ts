/** Seconds from … to; each person draws their own. */
export type SecondsRange = readonly [from: number, to: number];

/** People who come evenly over that time; 0 seconds: all at the same instant. */
export interface ArrivalPhase {
  seconds: number;
  people: number;
}

/** What somebody may mean to do other than to pay at once. */
export const INTENTIONS = ['look', 'leaveForm', 'abandonOrder', 'abandonPayment', 'cancel', 'payLate'] as const;
export type Intention = 'pay' | (typeof INTENTIONS)[number];

/** The shares of people, 0 to 1. Those of the first group (`INTENTIONS`) exclude each other; whoever is left over pays. */
export interface Behaviours {
  /** Look at the ticket page and go. */
  look: number;
  /** Fill the form in and go. */
  leaveForm: number;
  /** Order and never open the payment. */
  abandonOrder: number;
  /** Choose a method and never pay. */
  abandonPayment: number;
  cancel: number;
  payLate: number;
  /** Press the order button twice. This and those below go with any of the first group. */
  pressTwice: number;
  /** Have a card denied first. */
  denied: number;
  /** Go on in another browser, by the link that was mailed; only where the outbox is a folder of this machine. */
  byLink: number;
  /** Come with nothing in the browser's cache. */
  coldCache: number;
  wrongCode: number;
  referralCode: number;
  discountCode: number;
}

/** How long people take. */
export interface Pauses {
  form: SecondsRange;
  method: SecondsRange;
  pay: SecondsRange;
  payLate: SecondsRange;
}

/** The provider's faults for a time, as `PUT /_sim/faults` takes them. */
export interface FaultWindow {
  at: number;
  seconds: number;
  faults: Record<string, unknown>;
}

/** Limits that a good rehearsal keeps; null isn't looked at. */
export interface Expectations {
  /** Tickets that are sold, at most the tier's seats in any case. */
  sold: number | null;
  /** People who were turned away though they were patient, or not served in time, as a share of those who wanted to buy. */
  refusedShare: number | null;
  /** Answers that no visitor should see (5xx but 503 with `Retry-After`, broken connections), as a share of calls. */
  errorShare: number | null;
  /** The 99th percentile by call. */
  p99Ms: Readonly<Record<string, number>>;
  /** From the payment to the valid ticket. */
  ticketP95Seconds: number | null;
  ticketMaxSeconds: number | null;
  /** From the payment to the mail; only where the outbox is a folder of this machine. */
  mailMaxSeconds: number | null;
  memoryMb: number | null;
  /** Growth of the API's memory from the second to the last fifth of the time in which people come. */
  memoryGrowthShare: number | null;
  /** By call: its 99th percentile in the last fifth of that time over the one in the second. */
  p99EndOverStart: Readonly<Record<string, number>>;
}

/** A rehearsal, as its file describes it. Times in seconds. */
export interface Plan {
  name: string;
  about: string;
  seed: number;
  arrivals: readonly ArrivalPhase[];
  /** How long it goes on after the last arrival, until everybody is done. */
  patience: number;
  /** Of the tier that is on sale; `seats` and `price` are set in a private installation. */
  seats: number;
  price: number;
  quantities: ReadonlyArray<readonly [quantity: number, weight: number]>;
  /** Network addresses that people share. */
  addresses: number;
  /** Connections that are held open to the installation. */
  connections: number;
  behaviours: Behaviours;
  pauses: Pauses;
  methods: ReadonlyArray<readonly [method: string, weight: number]>;
  codes: { referral: string; discount: string };
  faults: Record<string, unknown>;
  faultWindows: readonly FaultWindow[];
  /** Of a private installation's API: how many, and how often one is killed (-9) and started again while people come. */
  processes: number;
  killEverySeconds: number | null;
  /** Variables of a private installation. */
  environment: Readonly<Record<string, string>>;
  /** Whether a private installation has its waiting room on. */
  waitingRoom: boolean;
  /** How many it lets be inside; null: as many as it does by itself. */
  waitingRoomCapacity: number | null;
  expect: Expectations;
}

export const peopleOf = ({ arrivals }: Pick<Plan, 'arrivals'>): number =>
  arrivals.reduce((sum, { people }) => sum + people, 0);
