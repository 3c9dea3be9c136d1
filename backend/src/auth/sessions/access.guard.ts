import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { GATE_TEXTS, type GateRole, type Role } from '@festival/contracts';
import type { FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DURING_TWO_FACTOR_SETUP } from '../../platform/access/access.decorators.js';
import { PhoneSessionsService } from '../phones/phone-sessions.service.js';
import { AuthenticatorService } from './authenticator.service.js';
import { LINK_SUBJECT, type PairedPhone, type SignedInAdmin } from '../../platform/access/identities.js';

const TWO_FACTOR_FIRST = 'Set up two-factor authentication first.';

/** Denies every route that doesn't say who may call it (`access.decorators.ts`). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: AuthenticatorService,
    private readonly phones: PhoneSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (!access) throw forbidden();
    if (access.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const mayUse = ({ two_factor_setup_required: isBusy }: SignedInAdmin) =>
      !isBusy || Boolean(this.reflector.getAllAndOverride(DURING_TWO_FACTOR_SETUP, targets));
    switch (access.kind) {
      case 'staff':
        request.admin = await this.staff(request, access.roles);
        if (!mayUse(request.admin)) throw new AppError('FORBIDDEN', TWO_FACTOR_FIRST);
        break;
      case 'optional-staff': {
        const admin = await this.authenticator.admin(request);
        if (admin && mayUse(admin)) request.admin = admin;
        break;
      }
      case 'phone':
        request.phone = await this.phone(request, access.roles);
        break;
      case 'buyer':
        await this.requireBuyer(request);
        if (!access.byLink && request.buyer?.subject === LINK_SUBJECT) throw notSignedIn();
        break;
      case 'optional-buyer':
        if (request.headers.authorization !== undefined) await this.requireBuyer(request);
        break;
    }
    return true;
  }

  private async staff(request: FastifyRequest, roles: readonly Role[]): Promise<SignedInAdmin> {
    const admin = await this.authenticator.admin(request);
    if (!admin) throw notSignedIn();
    if (!roles.includes(admin.role)) throw forbidden();
    return admin;
  }

  private async phone(request: FastifyRequest, roles: readonly GateRole[]): Promise<PairedPhone> {
    const phone = await this.phones.find(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
    if (!phone) throw new AppError('NOT_SIGNED_IN', GATE_TEXTS.ended);
    if (!roles.includes(phone.role)) throw new AppError('FORBIDDEN', GATE_TEXTS.leadOnly);
    return phone;
  }

  private async requireBuyer(request: FastifyRequest): Promise<void> {
    const buyer = await this.authenticator.buyer(request);
    if (!buyer) throw notSignedIn();
    request.buyer = buyer;
  }
}

function notSignedIn(): AppError {
  return new AppError('NOT_SIGNED_IN', 'Please log in to continue.');
}

function forbidden(): AppError {
  return new AppError('FORBIDDEN', 'You do not have permission to do this.');
}
