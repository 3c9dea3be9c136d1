import type { EditionPlan, EditionsData } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ReauthenticationService } from '../auth/password/reauthentication.service.js';
import { CurrentAdmin, ForArea } from '../platform/access/access.decorators.js';
import type { SignedInAdmin } from '../platform/access/identities.js';
import { EditionOverviewService } from './edition-overview.service.js';
import { BeginEditionDto, EditionDto } from './editions.dto.js';
import { EditionPlanService } from './plan/edition-plan.service.js';
import { BeginEditionService } from './work/begin-edition.service.js';
import { WatchEditionJob } from './work/watch-edition.job.js';

/** The festival of this year, of the next one, and of those before. */
@ForArea('editions')
@Controller('api/admin/editions')
export class EditionsController {
  constructor(
    private readonly overviews: EditionOverviewService,
    private readonly plans: EditionPlanService,
    private readonly beginning: BeginEditionService,
    private readonly work: WatchEditionJob,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** The present edition, the one that is being made, what is to do next, and the figures of those that are over. */
  @Get()
  overview(): Promise<EditionsData> {
    return this.overviews.overview();
  }

  /**
   * What a new edition would remove, keep and shift, and why it can't be made now. Nothing changes.
   * @throws {422} The next concert must be in the future.
   */
  @Post('plan')
  @HttpCode(200)
  plan(@Body() request: EditionDto): Promise<EditionPlan> {
    return this.plans.plan(request);
  }

  /**
   * Makes the new edition: closes the present one, for good. It goes on by itself; meanwhile nothing is sold, and at its
   * end every process starts again. The change is audited.
   * @throws {409} A new edition is being made already, by somebody else.
   * @throws {409} The festival is not over: it ends at 22 Nov 2026, 18.00 WIB.
   * @throws {422} Type 2025, the edition that ends.
   * @throws {422} Current password is incorrect
   * @throws {422} This code is wrong or was used already
   * @throws {422} Enter the code from your authenticator app, or a recovery code
   */
  @Post()
  @HttpCode(200)
  async begin(@Body() request: BeginEditionDto, @CurrentAdmin() admin: SignedInAdmin): Promise<EditionsData> {
    await this.reauthentication.checkFully(admin, request);
    await this.beginning.begin(request, { accountId: admin.id, sessionId: admin.sessionId });
    await this.work.look();
    return this.overviews.overview();
  }
}
