import type { GateRules } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { TicketSignerService } from '../../desk/ticket-signer.service.js';

/** What all phones at the gate go by. */
@Injectable()
export class GateRulesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly signer: TicketSignerService,
  ) {}

  async get(): Promise<GateRules> {
    const { gates, items, allowsReentry, pinCheck } = await this.settings.get('gate');
    return {
      gates: [...gates],
      items: [...items],
      allows_reentry: allowsReentry,
      pin: pinCheck,
      keys: this.signer.publicKeys(),
    };
  }
}
