import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppConfig } from '../../platform/config/app-config.js';
import { isSecure } from '../../platform/http/security/is-secure.js';
import { SESSION_SECONDS } from './admin-sessions.service.js';

export const ADMIN_COOKIE = 'admin_session';

function cookieOptions(request: FastifyRequest, config: AppConfig): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, config) };
}

export function setAdminCookie(reply: FastifyReply, config: AppConfig, token: string): void {
  reply.setCookie(ADMIN_COOKIE, token, { ...cookieOptions(reply.request, config), maxAge: SESSION_SECONDS });
}

export function clearAdminCookie(reply: FastifyReply, config: AppConfig): void {
  reply.clearCookie(ADMIN_COOKIE, cookieOptions(reply.request, config));
}
