import type { CurrentUser } from '@festival/contracts';

/** A staff member on this request, as the database has them now. */
export interface SignedInAdmin extends CurrentUser {
  sessionId: string;
}

/** Who is signed in, as it is told to the browser. */
export function currentUserOf(
  { id, name, email, role }: Pick<CurrentUser, 'id' | 'name' | 'email' | 'role'>,
  mustSetUpTwoFactor: boolean,
): CurrentUser {
  return { id, name, email, role, ...(mustSetUpTwoFactor && { two_factor_setup_required: true }) };
}

/** Who places orders: a random subject without an account. */
export interface Buyer {
  subject: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    admin?: SignedInAdmin;
    buyer?: Buyer;
  }
}
