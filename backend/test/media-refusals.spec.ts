import { MAX_IMAGE_BYTES } from '@festival/contracts';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Festival } from './support/festival.js';
import { MEDIA, PictureSetup } from './support/content/picture-setup.js';
import {
  animatedPng,
  animation,
  deepPng,
  jpeg,
  png,
  pngClaiming,
  uniquePicture,
  webp,
} from './support/content/pictures.js';
import { staff } from './support/staff.js';

const SMALL = { width: 64, height: 48 };
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let setup: PictureSetup;
beforeAll(async () => {
  setup = await PictureSetup.open();
});
afterAll(() => setup.close());

describe('refused is', () => {
  const KIND = 'Only PNG, JPG and WebP pictures can be uploaded.';
  const DAMAGED = 'The picture can’t be read: the file is damaged or incomplete.';
  const STILL = 'Animated pictures can’t be uploaded. Choose a still one.';
  const LARGE = 'The picture is too large: at most 12,000 pixels a side and 50 megapixels.';
  const DEEP = 'The picture is too large: with 16 bits a colour at most 25 megapixels. Save it with 8 bits.';
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
    ['ten thousand pixels a side', () => png({ width: 10_000, height: 10_000 }), LARGE],
    ['one of 16 bits that takes as much memory', () => deepPng({ width: 5_500, height: 5_000 }), DEEP],
    ['a long side', () => png({ width: 12_001, height: 2 }), LARGE],
    ['a header that claims more than fits into memory', () => pngClaiming({ width: 60_000, height: 60_000 }), LARGE],
    ['a header that claims other pixels than there are', () => pngClaiming({ width: 900, height: 900 }), DAMAGED],
  ];
  it.each(cases)('%s', async (_name, make, text) => {
    const before = readdirSync(setup.folder);
    const answer = await setup.upload(await make()).expect(422);
    expect(answer.body).toEqual({ success: false, message: text, errors: { file: [text] } });
    expect(readdirSync(setup.folder)).toEqual(before);
  });

  it('more than 5 MB, by a byte', async () => {
    const whole = Buffer.concat([await png(SMALL), Buffer.alloc(MAX_IMAGE_BYTES)]).subarray(0, MAX_IMAGE_BYTES + 1);
    await setup.upload(whole).expect(413);
    await setup.upload(whole.subarray(0, MAX_IMAGE_BYTES)).expect(201);
  });

  it('a picture sent to any other call, and JSON sent here', async () => {
    await setup.editor.upload('/api/admin/guest-stars', await png(SMALL), 'image/png').expect(415);
    await setup.editor.upload('/api/admin/media/1', await png(SMALL), 'image/png').expect(415);
    expect((await setup.editor.post(MEDIA, { file: 'x' }).expect(422)).body.errors).toHaveProperty('file');
  });

  it.each(['finance', 'gate'] as const)('whoever is %s', async (role) => {
    const other = await staff(setup.festival, role);
    await setup.upload(await png(SMALL), 'image/png', other).expect(403);
    await other.get(MEDIA).expect(403);
    await other.delete(`${MEDIA}/1`).expect(403);
  });

  it('a visitor', async () => {
    await setup.upload(await png(SMALL), 'image/png', setup.festival.visitor()).expect(401);
    await setup.festival.visitor().get(MEDIA).expect(401);
  });

  it('a picture without disk space, of which nothing stays', async () => {
    const picture = await uniquePicture({ width: 500, height: 20 });
    const { address, id } = await setup.uploaded(picture);
    await setup.editor.delete(`${MEDIA}/${id}`).expect(200);
    const blocked = join(setup.festival.config.varDir, address);
    mkdirSync(join(blocked, 'in the way'), { recursive: true });
    await setup.upload(picture).expect(500);
    rmSync(blocked, { recursive: true, force: true });
    expect(setup.drafts).toEqual([]);
    await setup.upload(picture).expect(201);
  });
});

it('of many uploads at once the last are refused for now, and accepted later', async () => {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => uniquePicture({ width: 600, height: 400 })));
  const answers = await Promise.all(pictures.map((each) => setup.upload(each)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(answers.length - refused.length);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.body.message).toMatch(/^Many pictures are being uploaded/);
  const again = pictures[answers.findIndex(({ status }) => status === 503)] ?? Buffer.alloc(0);
  await setup.upload(again).expect(201);
});

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
