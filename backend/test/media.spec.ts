import { MAX_IMAGE_BYTES, type MediaImage, pictureSources } from '@festival/contracts';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { AuditEntryEntity } from '../src/audit/audit-entry.entity.js';
import { MediaImageEntity } from '../src/content/media/media-image.entity.js';
import { adminList } from './support/content.js';
import { Festival } from './support/festival.js';
import { animatedPng, animation, jpeg, photograph, png, pngClaiming, uniquePicture, webp } from './support/pictures.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

const MEDIA = '/api/admin/media';
const SMALL = { width: 64, height: 48 };

let festival: Festival;
let editor: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
});
afterAll(() => festival.close());

const upload = (bytes: Buffer, type = 'image/png', by = editor) => by.upload(`${MEDIA}?name=poster.png`, bytes, type);
const uploaded = async (bytes: Buffer): Promise<MediaImage> => (await upload(bytes).expect(201)).body.data;
const served = async (address: string) => {
  const answer = await festival.visitor().get(address).responseType('blob').expect(200);
  return { headers: answer.headers, bytes: answer.body as Buffer };
};
const mediaFolder = () => join(festival.config.varDir, 'media');
const filesOf = (address: string) => readdirSync(mediaFolder()).filter((name) => address.includes(name.slice(0, 32)));

describe('an upload', () => {
  it.each([
    ['PNG', png, 'image/png'],
    ['JPG', jpeg, 'image/jpeg'],
    ['WebP', webp, 'image/webp'],
    ['PNG of unknown kind', png, 'application/octet-stream'],
  ])('of a %s is kept as WebP in every width and served for good', async (_name, make, type) => {
    const size = { width: 2000 + type.length, height: 1000 };
    const { data } = (await upload(await make(size), type)).body as { data: MediaImage };
    expect(data).toMatchObject({ name: 'poster.png', width: 1600 });
    expect(filesOf(data.address)).toHaveLength(3);
    const widths: number[] = [];
    for (const each of (pictureSources(data.address)?.srcSet ?? '').split(', ')) {
      const { headers, bytes } = await served(each.split(' ')[0] ?? '');
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
    const image = await uploaded(await photograph({ width: 900, height: 600 }));
    expect(image).toMatchObject({ width: 600, height: 900 });
    const { exif, orientation, icc } = await sharp((await served(image.address)).bytes).metadata();
    expect({ exif, orientation, icc }).toEqual({});
  });

  it('keeps what shines through', async () => {
    const clear = { width: 30, height: 30, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const image = await uploaded(await sharp({ create: clear }).png().toBuffer());
    const { data } = await sharp((await served(image.address)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('of the same picture again is the same one, also when two come at once', async () => {
    const bytes = await uniquePicture();
    const both = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(both.map(({ body }) => body.data.id)).size).toBe(1);
    expect(readdirSync(join(mediaFolder(), '.drafts'))).toEqual([]);
  });

  it('stands in the audit log, with who did it', async () => {
    const { id, address } = await uploaded(await uniquePicture());
    const where = { resource: 'media', recordId: String(id) };
    const entries = await festival.rows(AuditEntryEntity).findBy(where);
    expect(entries).toMatchObject([{ action: 'create', after: { address } }]);
    expect(entries[0]?.adminId).not.toBeNull();
  });

  it('without a name has none, and a long one is cut', async () => {
    const noName = await editor.upload(MEDIA, await uniquePicture(), 'image/png').expect(201);
    expect(noName.body.data.name).toBe('');
    const long = await editor
      .upload(`${MEDIA}?name=${'é'.repeat(300)}`, await uniquePicture(), 'image/png')
      .expect(201);
    expect(long.body.data.name).toBe('é'.repeat(190));
  });
});

describe('refused is', () => {
  const KIND = 'Only PNG, JPG and WebP pictures can be uploaded.';
  const DAMAGED = 'The picture can’t be read: the file is damaged or incomplete.';
  const STILL = 'Animated pictures can’t be uploaded. Choose a still one.';
  const LARGE = 'The picture is too large: at most 12,000 pixels a side and 50 megapixels.';
  const truncated = async (make: (size: typeof SMALL) => Promise<Buffer>) => {
    const bytes = await make({ width: 300, height: 300 });
    return bytes.subarray(0, bytes.length >> 1);
  };
  const cases: Array<[string, () => Promise<Buffer> | Buffer, string]> = [
    ['nothing', () => Buffer.alloc(0), 'Choose a picture to upload.'],
    ['text that is called a PNG', () => Buffer.from('hello there, this is no picture'), KIND],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), KIND],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), KIND],
    ['a GIF', () => animation('gif'), KIND],
    ['a PNG’s first bytes before something else', () => Buffer.concat([pngStart, Buffer.from('<script>')]), DAMAGED],
    ['a cut-off PNG', () => truncated(uniquePicture), DAMAGED],
    ['a cut-off JPG', () => truncated(jpeg), DAMAGED],
    ['a cut-off WebP', () => truncated(webp), DAMAGED],
    ['an animated WebP', () => animation('webp'), STILL],
    ['an animated PNG', () => animatedPng(), STILL],
    ['a decompression bomb', () => png({ width: 11_000, height: 5_000 }), LARGE],
    ['a long side', () => png({ width: 12_001, height: 2 }), LARGE],
    ['a header that claims more than fits into memory', () => pngClaiming({ width: 60_000, height: 60_000 }), LARGE],
    ['a header that claims other pixels than there are', () => pngClaiming({ width: 900, height: 900 }), DAMAGED],
  ];
  it.each(cases)('%s', async (_name, make, text) => {
    const before = readdirSync(mediaFolder());
    const answer = await upload(await make()).expect(422);
    expect(answer.body).toEqual({ success: false, message: text, errors: { file: [text] } });
    expect(readdirSync(mediaFolder())).toEqual(before);
  });

  it('more than 5 MB, by a byte', async () => {
    const whole = Buffer.concat([await png(SMALL), Buffer.alloc(MAX_IMAGE_BYTES)]).subarray(0, MAX_IMAGE_BYTES + 1);
    await upload(whole).expect(413);
    await upload(whole.subarray(0, MAX_IMAGE_BYTES)).expect(201);
  });

  it('a picture sent to any other call, and JSON sent here', async () => {
    await editor.upload('/api/admin/guest-stars', await png(SMALL), 'image/png').expect(415);
    await editor.upload('/api/admin/media/1', await png(SMALL), 'image/png').expect(415);
    expect((await editor.post(MEDIA, { file: 'x' }).expect(422)).body.errors).toHaveProperty('file');
  });

  it.each(['finance', 'gate'] as const)('whoever is %s', async (role) => {
    const other = await staff(festival, role);
    await upload(await png(SMALL), 'image/png', other).expect(403);
    await other.get(MEDIA).expect(403);
    await other.delete(`${MEDIA}/1`).expect(403);
  });

  it('a visitor', async () => {
    await upload(await png(SMALL), 'image/png', festival.visitor()).expect(401);
    await festival.visitor().get(MEDIA).expect(401);
  });

  it('what finds no place, and then nothing of it stays', async () => {
    const picture = await uniquePicture({ width: 500, height: 20 });
    const { address, id } = await uploaded(picture);
    await editor.delete(`${MEDIA}/${id}`).expect(200);
    const blocked = join(festival.config.varDir, address);
    mkdirSync(join(blocked, 'in the way'), { recursive: true });
    await upload(picture).expect(500);
    rmSync(blocked, { recursive: true });
    expect(readdirSync(join(mediaFolder(), '.drafts'))).toEqual([]);
    await upload(picture).expect(201);
  });
});

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('the list', () => {
  it('comes newest first, in pages, and is searched by name', async () => {
    const ids: number[] = [];
    for (const name of ['b-side.png', 'a-side.png']) {
      const answer = await editor.upload(`${MEDIA}?name=${name}`, await uniquePicture(), 'image/png').expect(201);
      ids.unshift(answer.body.data.id);
    }
    const found = await adminList(editor, 'media', { filter: { q: 'SIDE' }, range: [0, 0] }).expect(200);
    expect(found.body.data.map(({ id }: MediaImage) => id)).toEqual(ids.slice(0, 1));
    expect(found.headers['content-range']).toBe('media 0-0/2');
    expect((await editor.get(`${MEDIA}/${ids[1]}`).expect(200)).body.data.name).toBe('b-side.png');
  });
});

describe('a picture', () => {
  it('goes with its files when nothing shows it', async () => {
    const { id, address } = await uploaded(await uniquePicture({ width: 1000, height: 500 }));
    expect(filesOf(address)).toHaveLength(3);
    const { body } = await editor.delete(`${MEDIA}/${id}`).expect(200);
    expect(body).toMatchObject({ message: 'Picture deleted.', data: { address } });
    expect(filesOf(address)).toEqual([]);
    const gone = await festival.visitor().get(address).expect(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    await editor.delete(`${MEDIA}/${id}`).expect(404);
  });

  const section = {
    head_text: 'The end',
    content_text: 'x',
    button1_text: 'a',
    button1_link: '/',
    button2_text: 'b',
    button2_link: '/',
  };
  it.each<[string, (address: string) => PromiseLike<unknown>]>([
    [
      'Event card “Gallery night”',
      (image_url) =>
        editor
          .post('/api/admin/event-upcoming-details', {
            sort_order: 9,
            key: 'gallery',
            title: 'Gallery night',
            image_url,
          })
          .expect(201),
    ],
    [
      'Closing section “The end”',
      (image_url) => editor.post('/api/closing-section', { ...section, image_url }).expect(201),
    ],
    [
      'Event page “unify”',
      (address) => editor.put('/api/admin/event-pages/unify', { unveiling_images: ['/x.png', address] }).expect(200),
    ],
    [
      'Event page “ucare”',
      (address) => editor.put('/api/admin/event-pages/ucare', { image_section_bg: `url("${address}")` }).expect(200),
    ],
    [
      'Merchandise item “Cap”',
      (image) =>
        editor.post('/api/admin/merchandise-items', { sort_order: 70, name: 'Cap', price: '1', image }).expect(201),
    ],
  ])('stays while it is shown by %s', async (place, use) => {
    const { id, address } = await uploaded(await uniquePicture());
    await use(address);
    const { body } = await editor.delete(`${MEDIA}/${id}`).expect(409);
    expect(body.message).toBe(`This picture is still shown by ${place}. Take it out there first.`);
    expect(existsSync(join(festival.config.varDir, address))).toBe(true);
    expect(await festival.rows(MediaImageEntity).countBy({ id })).toBe(1);
  });

  it('is asked for again only by its tag', async () => {
    const { address } = await uploaded(await uniquePicture());
    const { headers } = await served(address);
    await festival.visitor().get(address).set('if-none-match', String(headers['etag'])).expect(304);
  });

  it.each(['/media', '/media/', '/media/.drafts', '/media/nothing.webp', '/media/x.svg'])(
    'isn’t at %s',
    async (path) => {
      const { body } = await festival.visitor().get(path).expect(404);
      expect(body.success).toBe(false);
    },
  );
});

it.each(['/media/%2e%2e/test.sqlite', '/media/..%2ftest.sqlite', '/media/.drafts/../../secret-key'])(
  'nothing else of the server is at %s',
  async (path) => {
    const { status, body } = await festival.visitor().get(path);
    expect([403, 404]).toContain(status);
    expect(body.success).not.toBe(true);
  },
);

it('uploads are bounded', async () => {
  const strict = await Festival.open({ environment: { RATE_LIMITS: 'on' } });
  try {
    const admin = await strict.admin();
    const statuses: number[] = [];
    for (let sent = 0; sent < 121; sent += 1) {
      statuses.push((await admin.upload(MEDIA, Buffer.from('no picture'), 'image/png')).status);
    }
    expect(statuses.slice(0, 120).every((status) => status === 422)).toBe(true);
    expect(statuses[120]).toBe(429);
  } finally {
    await strict.close();
  }
});
