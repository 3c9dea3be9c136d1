import type { Count, EmailAddress, Timestamp } from './scalars.js';

/** The worst first. `fault`: don't sell so. `unknown`: it could not be looked up. */
export const READINESS_STATES = ['fault', 'warning', 'unknown', 'ok'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export const READINESS_GROUPS = [
  'settings',
  'payments',
  'way_in',
  'mail',
  'data',
  'machine',
  'tickets',
  'people',
] as const;
export type ReadinessGroup = (typeof READINESS_GROUPS)[number];

export const READINESS_GROUP_LABELS: Readonly<Record<ReadinessGroup, string>> = {
  settings: 'Settings',
  payments: 'Payments',
  way_in: 'The way in',
  mail: 'Mail',
  data: 'Database and backup',
  machine: 'Machine and clocks',
  tickets: 'Ticket types',
  people: 'People',
};

/** As in the name of a DKIM record: `selector._domainkey.example.org`. */
export const DKIM_SELECTOR_PATTERN = /^[a-z0-9](?:[a-z0-9._-]{0,61}[a-z0-9])?$/i;

/** One thing that must be right before the sale. */
export interface ReadinessLine {
  /** The name of the check, the same in every run. @examples ["tls_1_2"] */
  id: string;
  group: ReadinessGroup;
  /** @examples ["TLS 1.2 is offered"] */
  title: string;
  state: ReadinessState;
  /** A fact that was seen. @examples ["tickets.example.org refuses TLS 1.2."] */
  seen: string;
  /** Null when there is nothing to do. @examples ["Let your proxy offer TLS 1.2."] */
  todo: string | null;
  /** The screen of the back office where it is done; null when it is done elsewhere. @examples ["ticket-types"] */
  screen: string | null;
}

/** Everything that was looked at, at one moment. */
export interface ReadinessReport {
  checked_at: Timestamp;
  /** In the order of their groups. */
  lines: ReadinessLine[];
}

/** The last test mail. */
export interface TestMail {
  to: EmailAddress;
  sent_at: Timestamp;
  /** When the link in it was opened; null while nobody has. */
  opened_at: Timestamp | null;
}

/** What is known of how ready the festival is; nothing is looked at for it. */
export interface ReadinessData {
  /** Null until the first check. */
  report: ReadinessReport | null;
  /** Null: well-known selectors alone are tried. @examples ["festival2026"] */
  dkim_selector: string | null;
  /** Null when none was sent. */
  test_mail: TestMail | null;
}

/** Where a test mail goes. */
export interface TestMailRequest {
  to: EmailAddress;
}

/** The mail provider's selector; null: well-known ones alone are tried. */
export interface DkimSelectorRequest {
  /** @examples ["festival2026"] */
  selector: string | null;
}

/** How a request of the festival's own came in, for whoever could sign it. */
export interface WayIn {
  /** Shows that this festival answers and no other. @examples ["q1Zt8v3nXcY0sLr5mKd7wB2hJf9eGpA4uTiO6xNyVbE"] */
  proof: string;
  /** Addresses in `X-Forwarded-For`: one for each proxy that the request went through. */
  forwarded: Count;
  /** Proxies that the answering process trusts. */
  trusted: Count;
  /** The address that it is counted by is a private one. */
  is_private: boolean;
  /** The answering process holds it for TLS. */
  is_secure: boolean;
}
