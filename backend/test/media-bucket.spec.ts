import type { MediaImage } from '@festival/contracts';
import { PictureSetup, MEDIA } from './support/content/picture-setup.js';
import { png, uniquePicture } from './support/content/pictures.js';
import { S3Server } from './support/content/s3-server.js';

const storage = new S3Server();
let setup: PictureSetup;
beforeAll(async () => {
  await storage.start();
  setup = await PictureSetup.open({ MEDIA_URL: storage.url });
});
afterAll(async () => {
  await setup.close();
  await storage.stop();
});
beforeEach(() => {
  storage.isAway = false;
  storage.calls = [];
});

const keysOf = ({ address }: MediaImage) => {
  const hash = /\/media\/([0-9a-f]{32})/.exec(address)?.[1] ?? 'none';
  return [...storage.objects.keys()].filter((key) => key.startsWith(`/pictures/media/${hash}-`));
};

describe('pictures in an S3-compatible storage', () => {
  it('are stored in every width, and served and cached as from a folder', async () => {
    const image = await setup.uploaded(await png({ width: 2_000, height: 1_000 }));
    expect(keysOf(image)).toHaveLength(3);
    expect([...storage.objects.values()].map(({ type }) => type)).toEqual(['image/webp', 'image/webp', 'image/webp']);
    storage.calls = [];
    const all = await Promise.all([1, 2, 3].map(() => setup.served(image.address)));
    for (const { headers, bytes } of all) {
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
      expect(bytes).toEqual(storage.objects.get(`/pictures${image.address}`)?.bytes);
    }
    expect(storage.calls).toEqual([`GET /pictures${image.address}`]);
  });

  it('are deleted with their row', async () => {
    const image = await setup.uploaded(await uniquePicture());
    expect(keysOf(image).length).toBeGreaterThan(0);
    await setup.editor.delete(`${MEDIA}/${image.id}`).expect(200);
    expect(keysOf(image)).toEqual([]);
  });

  it('survive a deletion and an upload of the same picture at once', async () => {
    const bytes = await uniquePicture();
    for (let round = 0; round < 5; round += 1) {
      const image = (await setup.upload(bytes)).body.data as MediaImage;
      await Promise.all([setup.editor.delete(`${MEDIA}/${image.id}`), setup.upload(bytes), setup.upload(bytes)]);
      const { data } = (await setup.upload(bytes)).body as { data: MediaImage };
      expect(keysOf(data).length).toBeGreaterThan(0);
    }
  });

  it('that are not there are 404, whatever the name', async () => {
    for (const path of [`/media/${'0'.repeat(32)}-10x10.webp`, '/media/..%2f..%2fsecret', '/media/.drafts'])
      expect([path, (await setup.festival.visitor().get(path)).status]).toEqual([path, 404]);
  });

  it('can’t be uploaded or served while the storage is away, and nothing is half there', async () => {
    storage.isAway = true;
    const { body } = await setup.upload(await uniquePicture()).expect(503);
    expect(body.message).toBe('The picture storage can’t be reached at this moment. Try again in a few seconds.');
    const address = `/media/${'1'.repeat(32)}-10x10.webp`;
    const { headers } = await setup.festival.visitor().get(address).expect(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    storage.isAway = false;
    await setup.festival.visitor().get(address).expect(404);
  });
});
