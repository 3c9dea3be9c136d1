import type { Role } from '@festival/contracts';
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
