import type { CurrentUser } from '@festival/contracts';

/** A staff member on this request, as the database has them now. */
export interface SignedInAdmin extends CurrentUser {
  sessionId: string;
}

/** Who places orders: a random subject without an account (rules, "Orders"). */
export interface Buyer {
  subject: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    admin?: SignedInAdmin;
    buyer?: Buyer;
  }
}
