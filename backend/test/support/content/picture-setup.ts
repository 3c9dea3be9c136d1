import type { MediaImage } from '@festival/contracts';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../../../src/platform/config/environment-reader.js';
import { Festival } from '../festival.js';
import { staff } from '../staff.js';
import type { Visitor } from '../visitor.js';

export const MEDIA = '/api/admin/media';

/** An editor who uploads pictures, and the uploaded files. */
export class PictureSetup {
  private constructor(
    readonly festival: Festival,
    readonly editor: Visitor,
  ) {}

  static async open(environment: Variables = {}): Promise<PictureSetup> {
    const festival = await Festival.open({ environment });
    return new PictureSetup(festival, await staff(festival, 'content'));
  }

  close(): Promise<void> {
    return this.festival.close();
  }

  upload(bytes: Buffer, type = 'image/png', by = this.editor) {
    return by.upload(`${MEDIA}?name=poster.png`, bytes, type);
  }

  async uploaded(bytes: Buffer): Promise<MediaImage> {
    return (await this.upload(bytes).expect(201)).body.data;
  }

  async served(address: string) {
    const answer = await this.festival.visitor().get(address).responseType('blob').expect(200);
    return { headers: answer.headers, bytes: answer.body as Buffer };
  }

  get folder(): string {
    return join(this.festival.config.varDir, 'media');
  }

  /** The file names of one picture. */
  filesOf(address: string): string[] {
    return readdirSync(this.folder).filter((name) => address.includes(name.slice(0, 32)));
  }

  fileAt(address: string): string {
    return join(this.festival.config.varDir, address);
  }

  isThere(address: string): boolean {
    return existsSync(this.fileAt(address));
  }

  get drafts(): string[] {
    return readdirSync(join(this.folder, '.drafts'));
  }
}
