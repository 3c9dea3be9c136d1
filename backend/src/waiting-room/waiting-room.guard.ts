import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { BEHIND_WAITING_ROOM } from '../platform/access/access.decorators.js';
import { PASS_COOKIE } from './places/cookies.js';
import { PassesService } from './places/passes.service.js';
import { RoomStateService } from './room/room-state.service.js';

/** Requires a pass on the routes that say so (`@BehindWaitingRoom()`), while people wait. */
@Injectable()
export class WaitingRoomGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly state: RoomStateService,
    private readonly passes: PassesService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.state.isActive) return true;
    if (this.reflector.get(BEHIND_WAITING_ROOM, context.getHandler())) {
      this.passes.requirePass(context.switchToHttp().getRequest<FastifyRequest>().cookies[PASS_COOKIE]);
    }
    return true;
  }
}
