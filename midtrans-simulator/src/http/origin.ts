import type { FastifyRequest } from 'fastify';

/** The simulator's origin as the caller wrote it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
