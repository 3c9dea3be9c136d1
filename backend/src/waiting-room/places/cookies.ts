import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../platform/config/app-config.js';
import { isSecure } from '../../platform/http/security/is-secure.js';

const PLACE_COOKIE = 'waiting_place';
export const PASS_COOKIE = 'waiting_pass';

/** Longer than any queue. */
const PLACE_SECONDS = 24 * 60 * 60;

const cookieOf = (name: string) => (_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().cookies[name];

export const PlaceCookie = createParamDecorator(cookieOf(PLACE_COOKIE));
export const PassCookie = createParamDecorator(cookieOf(PASS_COOKIE));

function options(reply: FastifyReply, config: AppConfig) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(reply.request, config) } as const;
}

/** Leaves a place with its browser for a day. */
export function setPlaceCookie(reply: FastifyReply, config: AppConfig, token: string): void {
  reply.setCookie(PLACE_COOKIE, token, { ...options(reply, config), maxAge: PLACE_SECONDS });
}

/** Takes a place away from its browser, which gets a new one when it asks. */
export function clearPlaceCookie(reply: FastifyReply, config: AppConfig): void {
  reply.clearCookie(PLACE_COOKIE, options(reply, config));
}

/** Leaves a pass with its browser until the pass ends. */
export function setPassCookie(reply: FastifyReply, config: AppConfig, token: string, expires: Date): void {
  reply.setCookie(PASS_COOKIE, token, { ...options(reply, config), expires });
}
