import { Controller, Get, Header, Ip, Query, StreamableFile } from '@nestjs/common';
import { Public } from '../../../platform/access/access.decorators.js';
import { PosterQueryDto } from './poster.dto.js';
import { PosterService } from './poster.service.js';

/** The picture of a visitor's picks, 1080 × 1920 pixels, to be shared. */
@Controller('api/acts')
export class PosterController {
  constructor(private readonly posters: PosterService) {}

  /**
   * The picture of picked acts for a story. At most 120 new ones a minute for an address.
   * @param picks the acts' ids, such as `1,3,5`; unknown ones are left out
   * @param language en or id
   * @produces image/png
   * @throws {422} Name at least one act of the line-up
   * @throws {503} Many pictures are being painted at this moment. Try again in a few seconds.
   * @throws {503} Pictures can’t be painted on this server.
   */
  @Public()
  @Get('poster.png')
  @Header('cache-control', 'public, max-age=300')
  async poster(@Query() { picks, language }: PosterQueryDto, @Ip() address: string): Promise<StreamableFile> {
    const picture = await this.posters.poster(picks, language, address);
    return new StreamableFile(picture, { type: 'image/png', length: picture.length });
  }
}
