import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { AlertEntity } from './alert.entity.js';
import { ALERT_RULES, type AlertRule } from './alert-rules.js';

export interface ActiveAlert extends Pick<AlertRule, 'name' | 'severity' | 'meaning' | 'action'> {
  detail: string | null;
  since: Date;
}

/** The alerts that are on now. */
@Injectable()
export class ActiveAlertsService {
  constructor(private readonly reader: Reader) {}

  /** Critical ones first, then the newest. */
  async all(): Promise<ActiveAlert[]> {
    const rows = await this.reader
      .of(AlertEntity)
      .find({ where: { beganAt: Not(IsNull()) }, order: { beganAt: 'DESC' } });
    const active = rows.flatMap(({ name, detail, beganAt }) => {
      // One that a newer version knows isn't ours to tell.
      const rule = ALERT_RULES.find((each) => each.name === name);
      if (!rule || !beganAt) return [];
      const { severity, meaning, action } = rule;
      return [{ name, severity, meaning, action, detail, since: beganAt }];
    });
    return [
      ...active.filter(({ severity }) => severity === 'critical'),
      ...active.filter(({ severity }) => severity !== 'critical'),
    ];
  }
}
