import { type MediaImage, pictureSources } from '@festival/contracts';
import sharp from 'sharp';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { adminList } from './support/content/content.js';
import { MEDIA, PictureSetup } from './support/content/picture-setup.js';
import { jpeg, photograph, png, uniquePicture, webp } from './support/content/pictures.js';

let setup: PictureSetup;
beforeAll(async () => {
  setup = await PictureSetup.open();
});
afterAll(() => setup.close());

describe('an upload', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPG', jpeg, 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
    ['PNG of unknown kind', png, 'application/octet-stream'],
  ])('of a %s is stored as WebP in every width and cached forever', async (_name, make, type) => {
    const size = { width: 2000 + type.length, height: 1000 };
    const { data } = (await setup.upload(await make(size), type)).body as { data: MediaImage };
    expect(data).toMatchObject({ name: 'poster.png', width: 1600 });
    expect(setup.filesOf(data.address)).toHaveLength(3);
    const widths: number[] = [];
    for (const each of (pictureSources(data.address)?.srcSet ?? '').split(', ')) {
      const { headers, bytes } = await setup.served(each.split(' ')[0] ?? '');
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ format: 'webp', hasAlpha: false });
      widths.push(found.width);
    }
    expect(widths).toEqual([480, 960, 1600]);
  });

  it('of a photograph is turned upright and tells neither place nor camera', async () => {
    const image = await setup.uploaded(await photograph({ width: 900, height: 600 }));
    expect(image).toMatchObject({ width: 600, height: 900 });
    const { exif, orientation, icc } = await sharp((await setup.served(image.address)).bytes).metadata();
    expect({ exif, orientation, icc }).toEqual({});
  });

  it('keeps transparency', async () => {
    const clear = { width: 30, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const image = await setup.uploaded(await sharp({ create: clear }).png().toBuffer());
    const { data } = await sharp((await setup.served(image.address)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('of the same picture again is the same one, also when two come at once', async () => {
    const bytes = await uniquePicture();
    const both = await Promise.all([setup.upload(bytes), setup.upload(bytes), setup.upload(bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect(setup.drafts).toEqual([]);
  });

  it('is in the audit log, with its author', async () => {
    const { id, address } = await setup.uploaded(await uniquePicture());
    const where = { resource: 'media', recordId: String(id) };
    const entries = await setup.festival.rows(AuditEntryEntity).findBy(where);
    expect(entries).toMatchObject([{ action: 'create', after: { address } }]);
    expect(entries[0]?.adminId).not.toBeNull();
  });

  it('without a name has none, and a long one is cut', async () => {
    const noName = await setup.editor.upload(MEDIA, await uniquePicture(), 'image/png').expect(201);
    expect(noName.body.data.name).toBe('');
    const long = await setup.editor
      .upload(`${MEDIA}?name=${'é'.repeat(300)}`, await uniquePicture(), 'image/png')
      .expect(201);
    expect(long.body.data.name).toBe('é'.repeat(190));
  });
});

describe('the list', () => {
  it('is sorted newest first, paged, and searched by name', async () => {
    const ids: number[] = [];
    for (const name of ['b-side.png', 'a-side.png']) {
      const answer = await setup.editor.upload(`${MEDIA}?name=${name}`, await uniquePicture(), 'image/png').expect(201);
      ids.unshift(answer.body.data.id);
    }
    const found = await adminList(setup.editor, 'media', { filter: { q: 'SIDE' }, range: [0, 0] }).expect(200);
    expect(found.body.data.map(({ id }: MediaImage) => id)).toEqual(ids.slice(0, 1));
    expect(found.headers['content-range']).toBe('media 0-0/2');
    expect((await setup.editor.get(`${MEDIA}/${ids[1]}`).expect(200)).body.data.name).toBe('b-side.png');
  });
});

describe('a picture', () => {
  it('is asked for again only by its tag', async () => {
    const { address } = await setup.uploaded(await uniquePicture());
    const { headers } = await setup.served(address);
    await setup.festival.visitor().get(address).set('if-none-match', String(headers['etag'])).expect(304);
  });

  it.each(['/media', '/media/', '/media/.drafts', '/media/nothing.webp', '/media/x.svg'])(
    'isn’t at %s',
    async (path) => {
      const { body } = await setup.festival.visitor().get(path).expect(404);
      expect(body.success).toBe(false);
    },
  );
});

it.each(['/media/%2e%2e/test.sqlite', '/media/..%2ftest.sqlite', '/media/.drafts/../../secret-key'])(
  'nothing else of the server is at %s',
  async (path) => {
    const { status, body } = await setup.festival.visitor().get(path);
    expect([403, 404]).toContain(status);
    expect(body.success).not.toBe(true);
  },
);
