import type { AdminSession } from '@festival/contracts';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AnyStaff, CurrentAdmin, ForArea } from '../../platform/access/access.decorators.js';
import type { Actor } from '../../platform/access/actor.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { SessionListService } from './session-list.service.js';

const ENDED = 'The session has ended.';

/** Open sessions of the back office: everybody's own, and those of others for super admins. */
@Controller('api')
export class SessionsController {
  constructor(private readonly sessions: SessionListService) {}

  /** One's own open sessions, the newest first. */
  @AnyStaff()
  @Get('auth/sessions')
  own(@CurrentAdmin() { id, sessionId }: SignedInAdmin): Promise<AdminSession[]> {
    return this.sessions.of(id, sessionId);
  }

  /**
   * Ends one of one's own sessions, the present one too. Its next call is refused with 401. The change is audited.
   * @param sessionId the session's id
   * @throws {404} This session has ended already.
   */
  @AnyStaff()
  @Post('auth/sessions/:sessionId/end')
  @HttpCode(200)
  async endOwn(@Param('sessionId') sessionId: string, @CurrentActor() actor: Actor): Promise<Answer> {
    await this.sessions.end(actor.admin.id, sessionId, actor);
    return Answer.message(ENDED);
  }

  /**
   * The open sessions of an account, the newest first.
   * @throws {404} Account not found.
   */
  @ForArea('users')
  @Get('admin/users/:id/sessions')
  ofAccount(@Param('id', ParseId) id: number, @CurrentAdmin() { sessionId }: SignedInAdmin): Promise<AdminSession[]> {
    return this.sessions.of(id, sessionId);
  }

  /**
   * Ends a session of an account. Its next call is refused with 401. The change is audited.
   * @param sessionId the session's id
   * @throws {404} This session has ended already.
   */
  @ForArea('users')
  @Post('admin/users/:id/sessions/:sessionId/end')
  @HttpCode(200)
  async end(
    @Param('id', ParseId) id: number,
    @Param('sessionId') sessionId: string,
    @CurrentActor() actor: Actor,
  ): Promise<Answer> {
    await this.sessions.end(id, sessionId, actor);
    return Answer.message(ENDED);
  }
}
