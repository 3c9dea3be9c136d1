/** What of an edition may be taken over into the next one. */
export const EDITION_PARTS = [
  'ticket_types',
  'line_up',
  'content',
  'merchandise',
  'pictures',
  'knowledge',
  'codes',
  'accounts',
] as const;
export type EditionPart = (typeof EDITION_PARTS)[number];

export const EDITION_PART_LABELS: Readonly<Record<EditionPart, string>> = {
  ticket_types: 'Ticket types',
  line_up: 'Guest stars',
  content: 'Pages, cards, countdown, divisions and archive',
  merchandise: 'Merchandise',
  pictures: 'Pictures that nothing shows any more',
  knowledge: 'The assistant’s knowledge',
  codes: 'Referral and discount codes',
  accounts: 'Accounts of the committee',
};

/** What becomes of it when it is ticked, and when it isn't. */
export const EDITION_PART_HINTS: Readonly<Record<EditionPart, { kept: string; removed: string }>> = {
  ticket_types: { kept: 'Nothing sold, not available, dates shifted.', removed: 'You make new ones.' },
  line_up: { kept: 'As they are.', removed: 'You make new ones.' },
  content: { kept: 'As they are, dates shifted.', removed: 'You write new ones.' },
  merchandise: { kept: 'As it is.', removed: 'You make new ones.' },
  pictures: { kept: 'As they are.', removed: 'Their files are deleted.' },
  knowledge: { kept: 'As it is; conversations go.', removed: 'The assistant knows nothing.' },
  codes: { kept: 'Never used, dates shifted; with the members’ names.', removed: 'You make new ones.' },
  accounts: { kept: 'All of them; everybody signs in anew.', removed: 'All but your own are deleted.' },
};

/** What is not finished in an edition, and may be given up all the same. */
export const EDITION_CONCERNS = [
  'open_orders',
  'attention',
  'refunds',
  'differences',
  'notifications',
  'mails',
  'unsent_scans',
] as const;
export type EditionConcern = (typeof EDITION_CONCERNS)[number];

export const EDITION_CONCERN_LABELS: Readonly<Record<EditionConcern, string>> = {
  open_orders: 'Orders that may still be paid',
  attention: 'Orders that need a person',
  refunds: 'Refunds that are not done',
  differences: 'Payment differences that wait for a person',
  notifications: 'Payment notifications that wait',
  mails: 'Mails that were not sent',
  unsent_scans: 'Scans that phones have not sent, and phones not seen since the end',
};

/** The screen of the back office where each is dealt with. */
export const EDITION_CONCERN_SCREENS: Readonly<Record<EditionConcern, string>> = {
  open_orders: 'orders',
  attention: 'reconciliation',
  refunds: 'reconciliation',
  differences: 'reconciliation',
  notifications: 'reconciliation',
  mails: 'mails',
  unsent_scans: 'gate',
};

/** In this order; a step that was interrupted is done again. */
export const EDITION_STEPS = [
  'settle',
  'figures',
  'people',
  'parts',
  'accounts',
  'dates',
  'keys',
  'sweep',
  'finish',
] as const;
export type EditionStep = (typeof EDITION_STEPS)[number];

export const EDITION_STEP_LABELS: Readonly<Record<EditionStep, string>> = {
  settle: 'Waiting until every process sells nothing any more',
  figures: 'Keeping the figures',
  people: 'Removing people',
  parts: 'Removing what was not ticked',
  accounts: 'Ending sign-ins',
  dates: 'Shifting dates',
  keys: 'Making new keys',
  sweep: 'Looking for what is left',
  finish: 'Opening the new edition',
};

export const EDITION_NAME_MAX_LENGTH = 32;
/** The next concert is no further away. */
export const EDITION_MAX_DAYS = 3 * 366;
/** A backup must be as new as this, restored for a try, and hold every order as it is. */
export const EDITION_BACKUP_HOURS = 24;

/** Names the data that a phone at the gate has copied; `data` is another after each restore. */
export function epochOf(data: string, closedEditions: number): string {
  return closedEditions === 0 ? data : `${data}@${closedEditions}`;
}

/** Whether what is known of one epoch is of another edition of the festival: nothing of it counts any more. */
export function isOtherEdition(known: string, epoch: string): boolean {
  return closedOf(known) !== closedOf(epoch);
}

function closedOf(epoch: string): string {
  return epoch.split('@')[1] ?? '0';
}
