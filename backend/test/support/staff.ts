import type { Role } from '@festival/contracts';
import { AdminUserEntity } from '../../src/auth/admin-user.entity.js';
import { makeAdmin, PASSWORD } from './accounts/admin-users.js';
import type { Festival } from './festival.js';
import type { Visitor } from './visitor.js';

/** A new, signed-in staff member of the role. */
export async function staff(festival: Festival, role: Role): Promise<Visitor> {
  const { email } = await makeAdmin(festival, role);
  const visitor = festival.visitor();
  await visitor.post('/admin/login', { email, password: PASSWORD }).expect(200);
  return visitor;
}

/** A staff member of the role who signed in with a second factor, and so may confirm the refunds of others. */
export async function secondPerson(festival: Festival, role: Role = 'finance'): Promise<Visitor> {
  const visitor = await staff(festival, role);
  const { id } = (await visitor.get('/api/auth/me').expect(200)).body.data as { id: number };
  await festival.rows(AdminUserEntity).update({ id }, { twoFactorAt: festival.clock.now() });
  return visitor;
}
