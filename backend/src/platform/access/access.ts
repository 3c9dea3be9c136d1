import { type CustomDecorator, SetMetadata } from '@nestjs/common';
import type { GateRole, Role } from '@festival/contracts';

/** Who may call a route. The guard of `auth/` reads it and denies a route that carries none. */
export type Access =
  | { kind: 'public' }
  | { kind: 'staff'; roles: readonly Role[] }
  | { kind: 'buyer'; byLink: boolean }
  | { kind: 'optional-buyer' }
  | { kind: 'optional-staff' }
  | { kind: 'phone'; roles: readonly GateRole[] };

export const ACCESS = Symbol('access');

export const access = (value: Access): CustomDecorator<symbol> => SetMetadata(ACCESS, value);

/** Anybody, with nothing read from the request. */
export const Public = () => access({ kind: 'public' });
