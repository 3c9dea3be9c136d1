import { mayUse, ROLE_LABELS, ROLES, rolesFor, type Area, type Role } from './roles.js';

/** Rules, "Roles": super_admin everything, finance the money, content the content and assistant, gate the scanner. */
const ALLOWED: Record<Area, Role[]> = {
  inbox: ['super_admin', 'finance', 'content'],
  dashboard: ['super_admin', 'finance'],
  orders: ['super_admin', 'finance'],
  tickets: ['super_admin', 'finance'],
  codes: ['super_admin', 'finance'],
  ticket_types: ['super_admin', 'finance'],
  scanner: ['super_admin', 'gate'],
  content: ['super_admin', 'content'],
  chatbot: ['super_admin', 'content'],
  users: ['super_admin'],
  personal_data: ['super_admin'],
  audit: ['super_admin'],
  readiness: ['super_admin'],
  editions: ['super_admin'],
};
const AREAS = Object.keys(ALLOWED) as Area[];

describe('roles', () => {
  it.each(AREAS)('of %s', (area) => {
    expect(rolesFor(area)).toEqual(ALLOWED[area]);
    for (const role of ROLES) expect(mayUse(role, area)).toBe(ALLOWED[area].includes(role));
  });

  it('have the labels that the sidebar shows', () => {
    expect(ROLES).toEqual(['super_admin', 'finance', 'content', 'gate']);
    expect(ROLE_LABELS).toEqual({ super_admin: 'Super Admin', finance: 'Finance', content: 'Content', gate: 'Gate' });
  });
});
