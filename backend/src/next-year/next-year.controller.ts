import { Body, Controller, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { Public } from '../platform/access/access.decorators.js';
import { AppError } from '../platform/errors/app-error.js';
import { Answer } from '../platform/http/answers/answers.js';
import { addressKey, type RateLimit, RateLimitsService } from '../platform/http/limits/rate-limits.service.js';
import { NextYearLinksService } from './next-year-links.service.js';
import { LINK_NOT_VALID, NEXT_YEAR_TOKEN, NextYearDto, NextYearTokenDto } from './next-year.dto.js';
import { NextYearService } from './next-year.service.js';

/** Wide enough for a campus behind one address; each may mail somebody. */
const PER_NETWORK: RateLimit = { limit: 200, ttlSeconds: 600, blockSeconds: 30 };

/** Next year's list, for visitors. */
@Public()
@Controller()
export class NextYearController {
  constructor(
    private readonly nextYear: NextYearService,
    private readonly links: NextYearLinksService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Ask to hear of next year's festival. A mail with a link goes to the address, at most one an hour. The answer is the
   * same for an address that is on the list.
   * @throws {409} The list for next year opens after the festival.
   * @throws {429} Too many requests. Please wait a moment and try again.
   */
  @Post('api/next-year')
  @HttpCode(200)
  async add(@Body() dto: NextYearDto, @Ip() address: string): Promise<Answer> {
    await this.limits.hit('next-year', addressKey(address), PER_NETWORK);
    await this.nextYear.add(dto);
    return Answer.message('Thank you. Please press the link in the mail that we have sent you.');
  }

  /**
   * Confirm an address by the link in its mail. A repeat changes nothing.
   * @throws {404} This link is not valid any more.
   */
  @Post('api/next-year/confirm')
  @HttpCode(200)
  async confirm(@Body() { token }: NextYearTokenDto): Promise<Answer> {
    await this.links.confirm(token);
    return Answer.message('Thank you. You will hear of next year’s festival.');
  }

  /** Take an address off the list by the link in its mail. A repeat changes nothing. */
  @Post('api/next-year/unsubscribe')
  @HttpCode(200)
  async unsubscribe(@Body() { token }: NextYearTokenDto): Promise<Answer> {
    await this.links.unsubscribe(token);
    return Answer.message('Your address was removed.');
  }

  /**
   * The same for mail programs: one click, by RFC 8058. Needs no anti-forgery token. A body is not looked at.
   * @param token of the link
   * @throws {404} This link is not valid any more.
   */
  @Post('next-year/unsubscribe')
  @HttpCode(200)
  async oneClick(@Query('token') token: unknown): Promise<Answer> {
    if (typeof token !== 'string' || !NEXT_YEAR_TOKEN.test(token)) throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    await this.links.unsubscribe(token);
    return Answer.message('Your address was removed.');
  }
}
