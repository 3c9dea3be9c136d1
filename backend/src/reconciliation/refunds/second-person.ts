import { mayUse } from '@festival/contracts';
import type { AdminUserEntity } from '../../auth/admin-user.entity.js';
import type { RefundEntity } from '../../payments/refund.entity.js';

type Asked = Pick<RefundEntity, 'requestedById' | 'createdAt'>;
export type Person = Pick<
  AdminUserEntity,
  'id' | 'role' | 'isActive' | 'createdAt' | 'passwordHash' | 'passwordSetAt' | 'twoFactorAt'
>;

export const SECOND_PERSON_TEXTS = {
  samePerson: 'A second person must confirm this refund.',
  nobody:
    'A second person must confirm this refund, and at present nobody can: somebody else with the role Super Admin or ' +
    'Finance needs an account with a password and two-factor authentication. Then withdraw this refund and record it again.',
  newAccount: 'You cannot confirm this refund: your account was made after it was recorded.',
  newPassword: 'You cannot confirm this refund: your password was set by a link after it was recorded.',
  noSecondFactor:
    'You cannot confirm this refund: your account had no two-factor authentication when it was recorded. Turn it on for the next one.',
} as const;

/**
 * Why this person can't confirm that refund, null when they can. Whoever could make an account, reset a password or
 * take a second factor away after the refund was asked for would be the second person alone.
 */
export function whyNotSecondPerson(person: Person, asked: Asked): string | null {
  const isBefore = (at: Date): boolean => at < asked.createdAt;
  if (person.id === asked.requestedById) return SECOND_PERSON_TEXTS.samePerson;
  if (!isBefore(person.createdAt)) return SECOND_PERSON_TEXTS.newAccount;
  // Passwords from before their date was kept have none.
  const isSetBefore = person.passwordHash !== null && (!person.passwordSetAt || isBefore(person.passwordSetAt));
  if (!isSetBefore) return SECOND_PERSON_TEXTS.newPassword;
  return person.twoFactorAt && isBefore(person.twoFactorAt) ? null : SECOND_PERSON_TEXTS.noSecondFactor;
}

/** The same of one of `staff`; to the one who asked it also says that nobody else can. */
export function confirmBlocked(asked: Asked, adminId: number, staff: readonly Person[]): string | null {
  const me = staff.find(({ id }) => id === adminId);
  const reason = me ? whyNotSecondPerson(me, asked) : SECOND_PERSON_TEXTS.samePerson;
  if (reason !== SECOND_PERSON_TEXTS.samePerson) return reason;
  const canSomebody = staff.some(
    (each) => each.isActive && mayUse(each.role, 'orders') && whyNotSecondPerson(each, asked) === null,
  );
  return canSomebody ? reason : SECOND_PERSON_TEXTS.nobody;
}
