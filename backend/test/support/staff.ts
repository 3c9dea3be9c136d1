import type { Role } from '@festival/contracts';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { makeAdmin, PASSWORD } from '../admin-users.js';
import type { Festival } from './festival.js';
import type { Visitor } from './visitor.js';

/** Somebody new of that role, signed in. */
export async function staff(festival: Festival, role: Role): Promise<Visitor> {
  const { email } = await makeAdmin(festival, role);
  const visitor = festival.visitor();
  await visitor.post('/admin/login', { email, password: PASSWORD }).expect(200);
  return visitor;
}

/** Somebody of that role who may confirm the refunds of others: with a second factor, which they have used. */
export async function secondPerson(festival: Festival, role: Role = 'finance'): Promise<Visitor> {
  const visitor = await staff(festival, role);
  const { id } = (await visitor.get('/api/auth/me').expect(200)).body.data as { id: number };
  await festival.rows(AdminUserEntity).update({ id }, { twoFactorAt: festival.clock.now() });
  return visitor;
}
