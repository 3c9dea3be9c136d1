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

@ForArea('dashboard')
@Controller('api/admin')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly settings: SettingsService,
    private readonly bundle: BundleSettingService,
  ) {}

  @Get('dashboard')
  read(): Promise<Dashboard> {
    return this.dashboard.read();
  }

  @Get('settings/bundle-ticket')
  bundleSetting(): Promise<BundleSetting> {
    return this.settings.get('bundle_ticket');
  }

  /** Applies to orders from now on. */
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
