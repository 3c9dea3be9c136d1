import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Role } from '@festival/contracts';
import type { FastifyRequest } from 'fastify';
import { ACCESS, type Access } from '../http/access.js';
import { AppError } from '../http/app-error.js';
import { Authenticator } from './authenticator.service.js';

/** Denies every route that doesn't say who may call it (`access.decorators.ts`). */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (!access) throw forbidden();
    if (access.kind === 'public') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    switch (access.kind) {
      case 'staff':
        await this.requireStaff(request, access.roles);
        break;
      case 'optional-staff':
        request.admin = (await this.authenticator.admin(request)) ?? undefined;
        break;
      case 'buyer':
        await this.requireBuyer(request);
        break;
      case 'optional-buyer':
        if (request.headers.authorization !== undefined) await this.requireBuyer(request);
        break;
    }
    return true;
  }

  private async requireStaff(request: FastifyRequest, roles: readonly Role[]): Promise<void> {
    const admin = await this.authenticator.admin(request);
    if (!admin) throw notSignedIn();
    if (!roles.includes(admin.role)) throw forbidden();
    request.admin = admin;
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
