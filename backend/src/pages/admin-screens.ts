const SINGLE = [
  'login',
  'scanner',
  'change-password',
  'editions',
  'import',
  'keys',
  'personal-data',
  'readiness',
  'sessions',
  'set-password',
  'tonight',
  'two-factor',
  'settings',
];

const RESOURCES = [
  'acts',
  'archive',
  'audit-log',
  'chatbot-training',
  'closing-section',
  'countdown',
  'discount-codes',
  'divisions',
  'event-pages',
  'gate',
  'guest-stars',
  'hero-section',
  'mails',
  'merchandise',
  'merchandise-bundles',
  'merchandise-items',
  'orders',
  'reconciliation',
  'reconciliation-runs',
  'referral-codes',
  'scans',
  'ticket-types',
  'tickets',
  'users',
];

/** Paths of the admin app: single screens, and react-admin's own for each resource. */
export const ADMIN_SCREENS: readonly string[] = [
  '/admin',
  ...SINGLE.map((name) => `/admin/${name}`),
  ...RESOURCES.flatMap((name) => [
    `/admin/${name}`,
    `/admin/${name}/create`,
    `/admin/${name}/:id`,
    `/admin/${name}/:id/:tab`,
  ]),
];
