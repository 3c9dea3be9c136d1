import type {
  ErasedPerson,
  PersonalDataOverview,
  PersonExport,
  PersonSummary,
  RetentionDays,
} from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { ErasePersonService } from './person/erase-person.service.js';
import { ExportPersonService } from './person/export-person.service.js';
import { FindPersonService } from './person/find-person.service.js';
import { PersonLogService } from './person/person-log.service.js';
import { EarlierEndDto, ErasePersonDto, PersonDto, RetentionDto } from './personal-data.dto.js';
import { EventEndService } from './retention/event-end.service.js';
import { RetentionSettingsService } from './retention/retention-settings.service.js';
import { RetentionOverviewService } from './retention/retention-overview.service.js';

/** What is kept of people. Addresses come in bodies: paths and queries stand in the logs of proxies. */
@ForArea('personal_data')
@Controller('api/admin/personal-data')
export class PersonalDataController {
  constructor(
    private readonly retention: RetentionOverviewService,
    private readonly eventEnd: EventEndService,
    private readonly settings: RetentionSettingsService,
    private readonly people: FindPersonService,
    private readonly exports: ExportPersonService,
    private readonly erasures: ErasePersonService,
    private readonly log: PersonLogService,
  ) {}

  /** What is kept of people, for how long, and what nights remove. Figures are those of the last count. */
  @Get()
  overview(): Promise<PersonalDataOverview> {
    return this.retention.overview();
  }

  /**
   * Set for how long personal data is kept. Nights go by it; what is kept for fewer days is announced first.
   * @throws {409} The retention of personal data was changed in the meantime. Please look at the change and save again.
   */
  @Put('retention')
  change(@Body() request: RetentionDto, @CurrentActor() actor: Actor): Promise<RetentionDays> {
    return this.settings.change(request, actor);
  }

  /**
   * Say whether an event that has got a later date was put off, or is over with another one to come. Until then nothing of
   * an event is removed.
   * @throws {404} No event that ended then has got a later date.
   */
  @Put('earlier-end')
  async answer(@Body() request: EarlierEndDto, @CurrentActor() actor: Actor): Promise<PersonalDataOverview> {
    await this.eventEnd.answer(request, actor);
    return this.retention.overview();
  }

  /** What is kept of one person, and what speaks against erasing it. Audited, without the address. */
  @Post('look-up')
  @HttpCode(200)
  async lookUp(@Body() request: PersonDto, @CurrentActor() actor: Actor): Promise<PersonSummary> {
    const summary = await this.people.summary(request);
    await this.log.record('look_up', request.email, summary.counts, actor);
    return summary;
  }

  /** All that is kept of one person. Audited, without the address. */
  @Post('export')
  @HttpCode(200)
  export(@Body() request: PersonDto, @CurrentActor() actor: Actor): Promise<PersonExport> {
    return this.exports.export(request, actor);
  }

  /**
   * Erase a person for good. Amounts, states, times and the provider's ids stay. After an interruption the same call
   * does the rest. Audited, without the address.
   * @throws {409} Order FEST-7F3KM9QX2W has tickets for an event that isn't known to be over. Refund or cancel it first.
   * @throws {409} Order FEST-7F3KM9QX2W came in the meantime. All before it was erased. Finish it first, then repeat.
   * @throws {422} This is another address.
   */
  @Post('erase')
  @HttpCode(200)
  async erase(@Body() request: ErasePersonDto, @CurrentActor() actor: Actor): Promise<Answer<ErasedPerson>> {
    return new Answer(await this.erasures.erase(request, actor), { message: 'The data of this person were erased.' });
  }
}
