import {
  type AdminTheme,
  type ContrastPair,
  contrastsOf,
  LEAST_CONTRAST,
  THEME_COLOUR_NAMES,
  type ThemeColour,
  type ThemeColours,
  unreadablePairs,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditedSettingsService, SINGLETON_ID } from '../shared/audited-settings.service.js';
import { SiteSettingsService } from '../site-settings/site-settings.service.js';
import type { ThemeDto } from './theme.dto.js';

const KEYS = ['theme'] as const;

/** What a pair is called, and the colour whose field says that it doesn't read well. */
const PAIRS: Record<ContrastPair, readonly [name: string, field: ThemeColour]> = {
  'words-on-night': ['Light words on the night', 'night'],
  'quiet-words-on-night': ['Quiet words on the night', 'night'],
  'gold-on-night': ['Gold on the night', 'gold'],
  'words-on-parchment': ['Ink on parchment', 'ink'],
  'quiet-words-on-parchment': ['Quiet words on parchment', 'parchment'],
  'titles-on-parchment': ['Titles in night on parchment', 'night'],
  'links-on-parchment': ['Links on parchment', 'night'],
  'red-on-parchment': ['Deep red words on parchment', 'red'],
  'white-on-red': ['White words on the red button', 'red'],
  'ink-on-gold': ['Ink on gold', 'gold'],
  'white-on-teal': ['White words on deep teal', 'teal'],
  'white-on-leaf': ['White signs on leaf', 'leaf'],
};

/** Colours, crest and picture of the edition. */
@Injectable()
export class ThemeService {
  constructor(
    private readonly settings: SettingsService,
    private readonly audited: AuditedSettingsService,
    private readonly site: SiteSettingsService,
  ) {}

  async record(): Promise<AdminTheme> {
    const { colours, crest, hero } = await this.settings.stored('theme');
    return { id: SINGLETON_ID, ...colours, crest, hero, updated_at: await this.settings.storedAt(KEYS) };
  }

  /** Refused, with the fields, when words would not read well in these colours. */
  update(dto: ThemeDto, actor: Actor): Promise<AdminTheme> {
    return this.audited.change({
      resource: 'theme',
      subject: 'The theme was',
      keys: KEYS,
      actor,
      version: dto.seen_updated_at,
      read: () => this.record(),
      write: (db) => this.write(db, dto),
      afterCommit: () => this.site.public.forget(),
    });
  }

  private async write(db: EntityManager, dto: ThemeDto): Promise<void> {
    const before = await this.settings.fromDatabase(db, 'theme');
    const colours = { ...before.colours };
    for (const name of THEME_COLOUR_NAMES) colours[name] = dto[name]?.toLowerCase() ?? colours[name];
    assertReadable(colours);
    const pictures = definedFields({ crest: dto.crest, hero: dto.hero });
    await this.settings.set(db, 'theme', { ...before, ...pictures, colours });
  }
}

function assertReadable(colours: ThemeColours): void {
  const contrasts = contrastsOf(colours);
  const errors: Record<string, string[]> = {};
  for (const pair of unreadablePairs(colours)) {
    const [label, field] = PAIRS[pair];
    const text = `${label} can't be read well: a contrast of ${contrasts[pair].toFixed(1)}, at least ${LEAST_CONTRAST}.`;
    (errors[field] ??= []).push(text);
  }
  const [first] = Object.values(errors).flat();
  if (first) throw new AppError('VALIDATION', first, { errors });
}
