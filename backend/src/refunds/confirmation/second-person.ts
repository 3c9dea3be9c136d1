import { mayUse } from '@festival/contracts';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import type { Reader } from '../../platform/database/reader.js';
import type { RefundEntity } from '../../payments/payment-log/refund.entity.js';

type Requested = Pick<RefundEntity, 'requestedById' | 'createdAt'>;
type Tie = Pick<AuditEntryEntity, 'adminId' | 'recordId'>;

/** The staff who may confirm refunds. */
export interface Staff {
  /** Everybody with an account. */
  people: readonly AdminUserEntity[];
  /** Audit entries of accounts made, and of passwords and second factors reset. */
  ties: readonly Tie[];
}

const AREA = 'orders';
const MADE_OR_RESET = ['create', 'reset_password', 'reset_two_factor'];

export const SECOND_PERSON_TEXTS = {
  samePerson: 'A second person must confirm this refund.',
  nobody:
    'A second person must confirm this refund, and at present nobody can: somebody else with the role Super Admin or Finance needs an account with a password and two-factor authentication, which you did not make or reset, nor they yours. Then withdraw this refund and record it again.',
  tied: 'You cannot confirm this refund: one of you, you or the person who recorded it, made the other’s account or reset its password or two-factor authentication.',
  newAccount: 'You cannot confirm this refund: your account was made after it was recorded.',
  newPassword: 'You cannot confirm this refund: your password was set by a link after it was recorded.',
  noSecondFactor:
    'You cannot confirm this refund: your account had no two-factor authentication when it was recorded. Turn it on for the next one.',
} as const;

/** Read inside the caller's transaction. */
export async function loadStaff(reader: Reader): Promise<Staff> {
  return {
    people: await reader.of(AdminUserEntity).find({ order: { id: 'ASC' } }),
    ties: await reader.of(AuditEntryEntity).find({
      select: { id: true, adminId: true, recordId: true },
      where: { resource: 'users', action: In(MADE_OR_RESET) },
    }),
  };
}

/**
 * Why this person can't confirm that refund, null when they can. Whoever could make an account, reset a password or
 * take a second factor away, before the refund was requested or after, would be the second person alone.
 */
function whyNotSecondPerson(person: AdminUserEntity, requested: Requested, { ties }: Staff): string | null {
  const isBefore = (at: Date): boolean => at < requested.createdAt;
  if (person.id === requested.requestedById) return SECOND_PERSON_TEXTS.samePerson;
  if (!isBefore(person.createdAt)) return SECOND_PERSON_TEXTS.newAccount;
  // Passwords older than the column have no date.
  const isSetBefore = person.passwordHash !== null && (!person.passwordSetAt || isBefore(person.passwordSetAt));
  if (!isSetBefore) return SECOND_PERSON_TEXTS.newPassword;
  if (!person.twoFactorAt || !isBefore(person.twoFactorAt)) return SECOND_PERSON_TEXTS.noSecondFactor;
  const { requestedById } = requested;
  const isTied = inHandsOf(person.id, ties).has(requestedById) || inHandsOf(requestedById, ties).has(person.id);
  return isTied ? SECOND_PERSON_TEXTS.tied : null;
}

/** The accounts that somebody could use: those that they made or reset, those that these made or reset, and so on. */
function inHandsOf(maker: number | null, ties: readonly Tie[]): ReadonlySet<number | null> {
  const accounts = new Set<number | null>([maker]);
  for (const each of accounts) {
    for (const { adminId, recordId } of ties) if (adminId === each) accounts.add(Number(recordId));
  }
  accounts.delete(maker);
  return accounts;
}

/** Whether an account may be the second person of a refund. */
export function mayConfirm(person: AdminUserEntity, requested: Requested, staff: Staff): boolean {
  return person.isActive && mayUse(person.role, AREA) && whyNotSecondPerson(person, requested, staff) === null;
}

/** Why an admin can't confirm it, null when they can. Tells the requester when nobody else can either. */
export function confirmBlocked(requested: Requested, adminId: number, staff: Staff): string | null {
  const me = staff.people.find(({ id }) => id === adminId);
  const reason = me ? whyNotSecondPerson(me, requested, staff) : SECOND_PERSON_TEXTS.samePerson;
  if (reason !== SECOND_PERSON_TEXTS.samePerson) return reason;
  return staff.people.some((each) => mayConfirm(each, requested, staff)) ? reason : SECOND_PERSON_TEXTS.nobody;
}
