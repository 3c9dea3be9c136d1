import type { Role } from '@festival/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminUserEntity } from '../../../src/auth/admin-user.entity.js';
import type { Clock } from '../../../src/platform/clock/clock.js';
import { Transactions } from '../../../src/platform/database/transactions.js';
import type { HttpApp } from '../http-app.js';
import type { HttpBrowser } from '../http-browser.js';
import { cheapHash } from './cheap-hash.js';

export const PASSWORD = 'a long enough password';

let made = 0;

/** The whole product or a part of it. */
interface Product {
  app: NestFastifyApplication;
  clock: Clock;
}

/** Inserts a staff member and returns the row. */
export async function makeAdmin(product: Product, role: Role = 'super_admin'): Promise<AdminUserEntity> {
  made += 1;
  const now = product.clock.now();
  const row = {
    name: `Staff ${made}`,
    email: `staff${made}@festival.test`,
    passwordHash: await cheapHash(PASSWORD),
    role,
    isActive: true,
    lastSignInAt: null,
    totpSecret: null,
    totpLastStep: null,
    twoFactorAt: null,
    language: null,
    createdAt: now,
    updatedAt: now,
  };
  return product.app.get(Transactions, { strict: false }).run((db) => db.save(AdminUserEntity, row));
}

/** A browser signed in as a new staff member of the role. */
export async function signedIn(
  http: HttpApp,
  role: Role = 'super_admin',
): Promise<{ browser: HttpBrowser; user: AdminUserEntity }> {
  const user = await makeAdmin(http, role);
  const browser = http.browser();
  const response = await browser.post('/admin/login', { email: user.email, password: PASSWORD });
  if (response.statusCode !== 200) throw new Error(`The sign-in answered ${response.statusCode}: ${response.body}`);
  return { browser, user };
}
