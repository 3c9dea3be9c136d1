import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { MediaImageEntity } from '../../src/content/media/media-image.entity.js';
import { MEDIA, PictureSetup } from '../support/content/picture-setup.js';
import { uniquePicture } from '../support/content/pictures.js';

let setup: PictureSetup;
beforeAll(async () => {
  setup = await PictureSetup.open();
});
afterAll(() => setup.close());

describe('a picture', () => {
  it('is deleted with its files when nothing shows it', async () => {
    const { id, address } = await setup.uploaded(await uniquePicture({ width: 1000, height: 500 }));
    expect(setup.filesOf(address)).toHaveLength(3);
    const { body } = await setup.editor.delete(`${MEDIA}/${id}`).expect(200);
    expect(body).toMatchObject({ message: 'Picture deleted.', data: { address } });
    expect(setup.filesOf(address)).toEqual([]);
    const gone = await setup.festival.visitor().get(address).expect(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    await setup.editor.delete(`${MEDIA}/${id}`).expect(404);
  });

  it('keeps its files when its deletion is not committed', async () => {
    const { id, address } = await setup.uploaded(await uniquePicture({ width: 1000, height: 500 }));
    const mend = breakCommits(setup.festival.get(DataSource));
    await setup.editor.delete(`${MEDIA}/${id}`).expect(500);
    mend();
    expect(setup.filesOf(address)).toHaveLength(3);
    await setup.editor.get(`${MEDIA}/${id}`).expect(200);
  });

  it('is deleted although its files can’t be', async () => {
    const { id, address } = await setup.uploaded(await uniquePicture({ width: 1000, height: 500 }));
    const drafts = join(setup.folder, '.drafts');
    rmSync(drafts, { recursive: true });
    writeFileSync(drafts, 'in the way');
    await setup.editor.delete(`${MEDIA}/${id}`).expect(200);
    await setup.editor.get(`${MEDIA}/${id}`).expect(404);
    expect(setup.filesOf(address)).toHaveLength(3);
    rmSync(drafts);
  });

  it('that is uploaded again during its deletion has its files', async () => {
    const bytes = await uniquePicture({ width: 1000, height: 500 });
    for (let round = 0; round < 5; round += 1) {
      const { id, address } = (await setup.upload(bytes)).body.data;
      await Promise.all([setup.editor.delete(`${MEDIA}/${id}`), setup.upload(bytes)]);
      const isStored = await setup.festival.rows(MediaImageEntity).existsBy({ hash: hashOf(address) });
      expect(setup.filesOf(address)).toHaveLength(isStored ? 3 : 0);
    }
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
        setup.editor
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
      (image_url) => setup.editor.post('/api/closing-section', { ...section, image_url }).expect(201),
    ],
    [
      'Event page “unify”',
      (address) =>
        setup.editor.put('/api/admin/event-pages/unify', { unveiling_images: ['/x.png', address] }).expect(200),
    ],
    [
      'Event page “ucare”',
      (address) =>
        setup.editor.put('/api/admin/event-pages/ucare', { image_section_bg: `url("${address}")` }).expect(200),
    ],
    [
      'Merchandise item “Cap”',
      (image) =>
        setup.editor
          .post('/api/admin/merchandise-items', { sort_order: 70, name: 'Cap', price: '1', image })
          .expect(201),
    ],
    [
      'Act “Shadow Puppets”',
      (image) => setup.editor.post('/api/admin/acts', { sort_order: 70, name: 'Shadow Puppets', image }).expect(201),
    ],
  ])('stays while it is shown by %s', async (place, use) => {
    const { id, address } = await setup.uploaded(await uniquePicture());
    await use(address);
    const { body } = await setup.editor.delete(`${MEDIA}/${id}`).expect(409);
    expect(body.message).toBe(`This picture is still shown by ${place}. Take it out there first.`);
    expect(setup.isThere(address)).toBe(true);
    expect(await setup.festival.rows(MediaImageEntity).countBy({ id })).toBe(1);
  });
});

const hashOf = (address: string) => address.slice('/media/'.length).split('-')[0];

/** Makes the database refuse every commit; returns the function that ends it. */
function breakCommits(dataSource: DataSource): () => void {
  const make = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (...mode) => {
    const runner = make(...mode);
    runner.commitTransaction = () => Promise.reject(new Error('the disk is full'));
    return runner;
  };
  return () => {
    dataSource.createQueryRunner = make;
  };
}
