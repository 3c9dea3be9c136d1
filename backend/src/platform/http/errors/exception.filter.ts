import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import type { Failure } from '@festival/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AllowedMethods } from '../server/allowed-methods.js';
import { type FailureAnswer, toFailure } from './failure.js';

/** Builds every failure; nothing else turns an error into HTTP. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    // Services throw `AppError`, so this one comes from routing alone.
    const allowed = error instanceof NotFoundException ? this.allowedMethods.at(request.url) : [];
    // A path whose part is too long fits its own method too: there is no such record.
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      sendFailure(reply, { status: 405, message: 'This method is not allowed here.' });
      return;
    }
    const failure = toFailure(error);
    if (failure.isUnexpected) request.log.error({ err: error, status: failure.status }, 'request failed');
    if (reply.sent || reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    sendFailure(reply, failure, failure.status === 500 ? request.id : undefined);
  }
}

/** A failure in the envelope: of a route beside the controllers, which the filter doesn't see. */
export function sendFailure(reply: FastifyReply, failure: FailureAnswer, requestId?: string): void {
  const body: Failure = { success: false, message: failure.message, errors: failure.errors, ...failure.body };
  if (requestId !== undefined) body.request_id = requestId;
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  reply.status(failure.status).header('content-type', 'application/json; charset=utf-8').send(body);
}
