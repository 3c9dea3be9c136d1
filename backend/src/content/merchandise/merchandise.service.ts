import type { Merchandise } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import { MerchandiseItemEntity } from './merchandise-item.entity.js';
import { toBundle, toItem } from './merchandise.mapper.js';

/** The merchandise for visitors. */
@Injectable()
export class MerchandiseService {
  readonly public: PublicContent<Merchandise>;

  constructor(
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    contents: PublicContentFactory,
  ) {
    this.public = contents.at('/api/merchandise', () => this.read());
  }

  private async read(): Promise<Merchandise> {
    const active = { where: { isActive: true }, order: { sortOrder: 'ASC', id: 'ASC' } } as const;
    const items = await this.reader.of(MerchandiseItemEntity).find(active);
    const bundles = await this.reader.of(MerchandiseBundleEntity).find(active);
    const { merchandiseOrderLink } = await this.settings.get('site');
    return {
      items: items.map((row) => toItem(row, merchandiseOrderLink)),
      bundles: bundles.map((row) => toBundle(row, merchandiseOrderLink)),
    };
  }
}
