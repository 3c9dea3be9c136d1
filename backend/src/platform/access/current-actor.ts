import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.js';
import { AppError } from '../errors/app-error.js';

/** The signed-in staff member and their address, for the audit log. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { admin, ip } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!admin) throw new AppError('NOT_SIGNED_IN', 'Please log in to continue.');
  return { admin: { id: admin.id, email: admin.email }, address: ip };
});
