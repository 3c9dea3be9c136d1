import type { WaitingDraw, WaitingPassData, WaitingPlaceData, WaitingRoom } from '@festival/contracts';
import { Controller, Get, HttpCode, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/access/access.decorators.js';
import { AppConfig } from '../platform/config/app-config.js';
import { AppError } from '../platform/errors/app-error.js';
import type { ReadyJson } from '../platform/http/answers/answers.js';
import { OwnLimits } from '../platform/http/limits/request-ceiling.guard.js';
import { clearPlaceCookie, PassCookie, PlaceCookie, setPassCookie, setPlaceCookie } from './places/cookies.js';
import { PassesService, SentToWaitingRoom } from './places/passes.service.js';
import { PlacesService } from './places/places.service.js';
import { RoomStateService } from './room/room-state.service.js';

/** The waiting room: it orders people who want to buy at the same time. It doesn't stop bots. */
@Public()
@Controller('api/waiting-room')
export class WaitingRoomController {
  constructor(
    private readonly state: RoomStateService,
    private readonly places: PlacesService,
    private readonly passes: PassesService,
    private readonly config: AppConfig,
  ) {}

  /**
   * The state of the waiting room, the same answer for everybody.
   * It is a second old at most and may be cached for a second. A browser works out its own distance: its number less
   * `admitted`.
   */
  @Get()
  @OwnLimits()
  read(): ReadyJson<WaitingRoom> {
    return this.state.ready();
  }

  /**
   * The draw of the present sale. With it anybody can check their own number.
   * While the room is off it is the newest draw that was made.
   * @throws {404} There was no draw.
   */
  @Get('draw')
  @OwnLimits()
  draw(): WaitingDraw {
    const draw = this.state.draw();
    if (!draw) throw new AppError('NOT_FOUND', 'There was no draw.');
    return draw;
  }

  /**
   * The browser's place, or a new one at the end of the queue.
   * The place is in a cookie. Before the opening it has no number: the draw gives one.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   */
  @Post('place')
  @HttpCode(200)
  @OwnLimits()
  async place(
    @PlaceCookie() cookie: string | undefined,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingPlaceData> {
    const given = await this.places.take(cookie, address);
    if (given) setPlaceCookie(reply, this.config, given.token);
    return { place: given?.place ?? null };
  }

  /**
   * Swaps a place whose turn has come for a pass.
   * The pass is in a cookie, for one order within 10 minutes. The same place gets the same pass again.
   * @throws {409} Please take a place in the waiting room first.
   * @throws {409} It is not your turn yet. Your place is kept.
   * @throws {409} You are next. Please ask again in a few seconds.
   * @throws {409} This place has been used. Please take a new one.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   */
  @Post('enter')
  @HttpCode(200)
  async enter(
    @PlaceCookie() cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaitingPassData> {
    try {
      const given = await this.passes.enter(cookie);
      if (!given) return { pass: null };
      setPassCookie(reply, this.config, given.token, given.pass.expiresAt);
      return { pass: { expires_at: given.pass.expiresAt.toISOString() } };
    } catch (error) {
      if (error instanceof SentToWaitingRoom && error.reason === 'spent') clearPlaceCookie(reply, this.config);
      throw error;
    }
  }

  /**
   * Says that somebody is still at the checkout, every 15 seconds.
   * A place inside that nobody speaks for is given to the next person after 45 seconds. The pass stays good for an order
   * until it ends. Null without one.
   * @throws {503} Many people are buying right now. Please wait a moment and try again.
   */
  @Post('stay')
  @HttpCode(200)
  async stay(@PassCookie() cookie: string | undefined): Promise<WaitingPassData> {
    const pass = await this.passes.heartbeat(cookie);
    return { pass: pass && { expires_at: pass.expiresAt.toISOString() } };
  }
}
