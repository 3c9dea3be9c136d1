/** The four kinds of committee members. */
export const ROLES = ['super_admin', 'finance', 'content', 'gate'] as const;

/** A kind of committee member; decides what they may see and do. */
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  super_admin: 'Super Admin',
  finance: 'Finance',
  content: 'Content',
  gate: 'Gate',
};

/** Areas of the back office. Outside a role's areas, screens are not in its menu and calls answer 403. */
export type Area =
  | 'inbox'
  | 'dashboard'
  | 'orders'
  | 'tickets'
  | 'codes'
  | 'ticket_types'
  | 'scanner'
  | 'content'
  | 'chatbot'
  | 'users'
  | 'audit'
  | 'personal_data'
  | 'readiness'
  | 'editions';

const FINANCE: readonly Area[] = ['inbox', 'dashboard', 'orders', 'tickets', 'codes', 'ticket_types'];

const AREAS: Readonly<Record<Role, readonly Area[]>> = {
  super_admin: [
    ...FINANCE,
    'scanner',
    'content',
    'chatbot',
    'users',
    'audit',
    'personal_data',
    'readiness',
    'editions',
  ],
  finance: FINANCE,
  content: ['inbox', 'content', 'chatbot'],
  gate: ['scanner'],
};

/** Whether a role may use an area: decides the menu in the admin and the refusal on the server. */
export function mayUse(role: Role, area: Area): boolean {
  return AREAS[role].includes(area);
}

export function rolesFor(area: Area): Role[] {
  return ROLES.filter((role) => mayUse(role, area));
}
