import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { type Area, GATE_ROLES, type GateRole, type Role, ROLES, rolesFor } from '@festival/contracts';
import type { FastifyRequest } from 'fastify';
import { access } from './access.js';
import type { Buyer, PairedPhone, SignedInAdmin } from './identities.js';

export { Public } from './access.js';

/** Staff with one of these roles: 401 without a session, 403 with another role. */
export const Roles = (...roles: Role[]) => access({ kind: 'staff', roles });

/** Staff whose role may use the area. */
export const ForArea = (area: Area) => Roles(...rolesFor(area));

/** Any staff member who is signed in. */
export const AnyStaff = () => Roles(...ROLES);

/** Needs a purchase token of the checkout's login. */
export const ForBuyer = () => access({ kind: 'buyer', byLink: false });

/** Needs a purchase token; one that a mailed link gave counts too, and the route must check whose order it is. */
export const ForOrderBuyer = () => access({ kind: 'buyer', byLink: true });

/** Public; a purchase token is read when one comes, and one that isn't valid is 401. */
export const OptionalBuyer = () => access({ kind: 'optional-buyer' });

/** Public; a staff session is read when there is one, and an ended one counts as none. */
export const OptionalStaff = () => access({ kind: 'optional-staff' });

/** A paired phone at the gate; its session calls nothing else. 401 without one, 403 where only a lead may. */
export const ForPhone = (...roles: GateRole[]) =>
  access({ kind: 'phone', roles: roles.length > 0 ? roles : GATE_ROLES });

export const DURING_TWO_FACTOR_SETUP = Symbol('during two-factor setup');

/** Open also to who must set up two-factor authentication first; every other staff call is refused to them. */
export const DuringTwoFactorSetup = () => SetMetadata(DURING_TWO_FACTOR_SETUP, true);

export const BEHIND_WAITING_ROOM = Symbol('behind the waiting room');

/** Needs a pass of the waiting room while people wait there. */
export const BehindWaitingRoom = () => SetMetadata(BEHIND_WAITING_ROOM, true);

/** The signed-in staff member; undefined only on routes where the session is optional. */
export const CurrentAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): SignedInAdmin | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().admin,
);

/** The phone that calls. */
export const CurrentPhone = createParamDecorator((_data: unknown, context: ExecutionContext): PairedPhone => {
  const { phone } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!phone) throw new Error('CurrentPhone needs a route that is for phones');
  return phone;
});

/** The purchase token's subject; undefined only on routes where the token is optional. */
export const CurrentBuyer = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Buyer | undefined =>
    context.switchToHttp().getRequest<FastifyRequest>().buyer,
);
