import type { CurrentUser, GateRole, Language } from '@festival/contracts';

/** A staff member on this request, as the database has them now. */
export interface SignedInAdmin extends CurrentUser {
  sessionId: string;
}

interface Account extends Pick<CurrentUser, 'id' | 'name' | 'email' | 'role'> {
  language?: Language | null;
}

/** Who is signed in, as it is told to the browser. */
export function currentUserOf({ id, name, email, role, language }: Account, mustSetUpTwoFactor: boolean): CurrentUser {
  return {
    id,
    name,
    email,
    role,
    ...(language && { language }),
    ...(mustSetUpTwoFactor && { two_factor_setup_required: true }),
  };
}

/** Who places orders: a random subject without an account. */
export interface Buyer {
  subject: string;
  /** The order whose mailed link this buyer has opened: theirs too, whoever placed it. */
  orderNumber?: string;
}

/** The subject of a buyer who has nothing but a mailed link; no order belongs to it. */
export const LINK_SUBJECT = 'link';

/** Whether an order is the buyer's: they placed it, or hold the link that was mailed for it. */
export function ownsOrder(buyer: Buyer, order: { subject: string; orderNumber: string }): boolean {
  return order.subject === buyer.subject || order.orderNumber === buyer.orderNumber;
}

/** A phone at the gate, as the database has it now. */
export interface PairedPhone {
  id: number;
  name: string;
  gate: string;
  role: GateRole;
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    admin?: SignedInAdmin;
    buyer?: Buyer;
    phone?: PairedPhone;
  }
}
