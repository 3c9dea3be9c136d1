/** The document's chapters, in reading order. */
export const GROUPS = {
  Buying: 'What a visitor needs to buy: prices, codes, orders, payment, the tickets themselves.',
  Gate: 'The scanner and the list at the door. For staff whose role has the scanner.',
  'Back office: sales': 'Orders, payments, refunds, codes, tiers, reconciliation and figures.',
  'Back office: people': 'Sign-in of staff, accounts, two-factor authentication, audit log, mails.',
  Content: 'What the public pages show, and how editors change it.',
  Assistant: 'The chat assistant, its knowledge and its training.',
  Operations:
    'Health, metrics, anti-forgery tokens, the check before a sale, and the payment provider’s notifications.',
} as const;

export type Group = keyof typeof GROUPS;

const FOLDERS: ReadonlyArray<[prefix: string, group: Group]> = [
  ['platform/', 'Operations'],
  ['payments/webhook/', 'Operations'],
  ['readiness/', 'Operations'],
  ['content/', 'Content'],
  ['chatbot/', 'Assistant'],
  ['tickets/gate/', 'Gate'],
  ['tickets/desk/', 'Gate'],
  ['auth/purchase/', 'Buying'],
  ['auth/phones/', 'Gate'],
  ['auth/', 'Back office: people'],
  ['audit/', 'Back office: people'],
  ['mail/', 'Back office: people'],
  ['', 'Back office: sales'],
];

/** The chapter of a handler, by its folder in the backend; calls of the sales that need no staff are of buying. */
export function groupOf(folder: string, isForStaff: boolean): Group {
  const group = FOLDERS.find(([prefix]) => folder.startsWith(prefix))?.[1] ?? 'Back office: sales';
  return group === 'Back office: sales' && !isForStaff ? 'Buying' : group;
}
