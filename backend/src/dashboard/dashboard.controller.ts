import type { BundleSetting, BundleSettingRequest, Dashboard } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { ForArea } from '../platform/access/access.decorators.js';
import { CurrentActor } from '../platform/access/current-actor.js';
import type { Actor } from '../platform/access/actor.js';
import { Answer } from '../platform/http/answers/answers.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { BundleSettingService } from './bundle-setting.service.js';
import { DashboardService } from './dashboard.service.js';

export class BundleSettingDto implements BundleSettingRequest {
  @IsBoolean()
  enabled: boolean;
}

/** The first screen of the back office. */
@ForArea('dashboard')
@Controller('api/admin')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly settings: SettingsService,
    private readonly bundle: BundleSettingService,
  ) {}

  /**
   * Figures of sales and check-ins, and the work that waits for a person.
   * With very many orders the figures may be some seconds old.
   */
  @Get('dashboard')
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }

  /** Whether the bundle discount is on, for the back office. */
  @Get('settings/bundle-ticket')
  bundleSetting(): Promise<BundleSetting> {
    return this.settings.get('bundle_ticket');
  }

  /**
   * Turns the bundle discount on or off.
   * It applies to orders that are placed from now on. The change is audited.
   */
  @Post('settings/bundle-ticket')
  @HttpCode(200)
  async turnBundle(
    @Body() { enabled }: BundleSettingDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<BundleSetting>> {
    const data = await this.bundle.turn(enabled, actor);
    return new Answer(data, { message: `Bundle discount turned ${enabled ? 'on' : 'off'}.` });
  }
}
