import { mayUse, rolesFor } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import type { RefundEntity } from '../../payments/refund.entity.js';
import { type Person, whyNotSecondPerson } from './second-person.js';

const AREA = 'orders';

type Asked = Pick<RefundEntity, 'requestedById' | 'createdAt'>;

/** Whether an account may be the second person of a refund by hand; mails and screens ask here too. */
export function mayConfirm(person: Person, refund: Asked): boolean {
  return person.isActive && mayUse(person.role, AREA) && whyNotSecondPerson(person, refund) === null;
}

/** Who may confirm a refund by hand. */
@Injectable()
export class RefundConfirmers {
  async of(db: EntityManager, refund: Asked): Promise<AdminUserEntity[]> {
    const accounts = await db.find(AdminUserEntity, { where: { role: In(rolesFor(AREA)) }, order: { id: 'ASC' } });
    return accounts.filter((each) => mayConfirm(each, refund));
  }
}
