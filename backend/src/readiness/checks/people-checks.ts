import { In, IsNull, Not } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { PasswordsService } from '../../auth/password/passwords.service.js';
import { TWO_FACTOR_ROLES } from '../../auth/two-factor/two-factor-requirement.service.js';
import type { Check } from '../checking/check.js';
import { fault, ok } from '../checking/finding.js';

const SCREEN = 'users';
/** `ADMIN_PASSWORD` of docker/demo.env, and the first account's address when none is given. */
export const DEMO_PASSWORD = 'only for a look around';
export const DEMO_ADDRESS = 'admin@festival.local';
const FEWEST_ADMINS = 2;

const passwords = new PasswordsService();
const addressesOf = (users: readonly AdminUserEntity[]): string => users.map(({ email }) => email).join(', ');

export const PEOPLE_CHECKS: readonly Check[] = [
  {
    id: 'super_admins',
    group: 'people',
    title: 'Super Admins',
    async look({ reader }) {
      const able = await reader
        .of(AdminUserEntity)
        .findBy({ role: 'super_admin', isActive: true, passwordHash: Not(IsNull()), lastSignInAt: Not(IsNull()) });
      if (able.length >= FEWEST_ADMINS) return ok(`${able.length} Super Admins have signed in.`);
      return fault(
        `${able.length === 0 ? 'No Super Admin has' : `Only ${addressesOf(able)} has`} signed in. One lost phone, and nobody can help.`,
        'Make a second Super Admin under Accounts, and let that person sign in once.',
        SCREEN,
      );
    },
  },
  {
    id: 'two_factor',
    group: 'people',
    title: 'Two-factor authentication',
    async look({ reader }) {
      const without = await reader
        .of(AdminUserEntity)
        .findBy({ role: In([...TWO_FACTOR_ROLES]), isActive: true, twoFactorAt: IsNull() });
      if (without.length === 0) return ok('It is on for every Super Admin and for Finance.');
      return fault(
        `It is off for ${addressesOf(without)}.`,
        'Each of them turns it on under Two-Factor Authentication at the top right. Then require it under Accounts.',
        SCREEN,
      );
    },
  },
  {
    id: 'demo_password',
    group: 'people',
    title: 'Password of the demo',
    async look({ reader }) {
      const users = await reader.of(AdminUserEntity).findBy({ isActive: true, passwordHash: Not(IsNull()) });
      const found: AdminUserEntity[] = [];
      // One after the other: each takes 19 MB and a core for a while.
      for (const user of users) if (await passwords.verify(user.passwordHash, DEMO_PASSWORD)) found.push(user);
      if (found.length === 0) return ok('None of the accounts has it.');
      return fault(
        `${addressesOf(found)} has the password of docker/demo.env, which everybody can read.`,
        'Sign in and change it under Change Password, or reset it under Accounts.',
        SCREEN,
      );
    },
  },
  {
    id: 'demo_address',
    group: 'people',
    title: 'Address of the first account',
    async look({ reader }) {
      const found = await reader.of(AdminUserEntity).findBy({ isActive: true, email: DEMO_ADDRESS });
      if (found.length === 0) return ok(`No active account is called ${DEMO_ADDRESS}.`);
      return fault(
        `${DEMO_ADDRESS} can sign in: everybody knows the name, and no mail reaches it.`,
        'Make an account with your own address, sign in with it, then deactivate this one under Accounts.',
        SCREEN,
      );
    },
  },
];
