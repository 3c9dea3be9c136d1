import { mayUse, rolesFor } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import type { RefundEntity } from '../../payments/refund.entity.js';

const AREA = 'orders';

type Account = Pick<AdminUserEntity, 'id' | 'role' | 'isActive'>;

/** Whether an account may be the second person of a refund by hand; mails and screens ask here too. */
export function mayConfirm({ id, role, isActive }: Account, refund: Pick<RefundEntity, 'requestedById'>): boolean {
  return isActive && mayUse(role, AREA) && id !== refund.requestedById;
}

/** Who may confirm a refund by hand. */
@Injectable()
export class RefundConfirmers {
  async of(db: EntityManager, refund: Pick<RefundEntity, 'requestedById'>): Promise<AdminUserEntity[]> {
    const accounts = await db.find(AdminUserEntity, { where: { role: In(rolesFor(AREA)) }, order: { id: 'ASC' } });
    return accounts.filter((each) => mayConfirm(each, refund));
  }
}
