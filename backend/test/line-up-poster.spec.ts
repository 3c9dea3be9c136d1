import type { Act } from '@festival/contracts';
import sharp from 'sharp';
import { Festival } from './support/festival.js';
import { staff } from './support/staff.js';
import type { Visitor } from './support/visitor.js';

let festival: Festival;
let editor: Visitor;
let acts: Act[];
beforeAll(async () => {
  festival = await Festival.open();
  editor = await staff(festival, 'content');
  for (const name of ['Hindia', 'Reality Club']) {
    await editor.post('/api/admin/acts', { sort_order: 90, name, is_announced: true }).expect(201);
  }
  acts = (await festival.visitor().get('/api/acts').expect(200)).body.data;
});
afterAll(() => festival.close());

const idOf = (name: string): number => acts.find((act) => act.name === name)?.id ?? 0;
const poster = (query: string) => festival.visitor().get(`/api/acts/poster.png?${query}`).buffer(true);

it('is a PNG of a story’s size, the same for the same picks', async () => {
  const picks = `${idOf('Hindia')},${idOf('Reality Club')}`;
  const { body, headers } = await poster(`picks=${picks}&language=en`).expect(200);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=300' });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 });
  const again = await poster(`picks=${picks},999999,nonsense&language=en`).expect(200);
  expect(again.body.equals(body)).toBe(true);
  const indonesian = await poster(`picks=${picks}&language=id`).expect(200);
  expect(indonesian.body.equals(body)).toBe(false);
});

it('changes with the line-up', async () => {
  const id = idOf('Hindia');
  const before = await poster(`picks=${id}&language=en`).expect(200);
  await editor.put(`/api/admin/acts/${id}`, { sort_order: 90, name: 'Hindia', stage: 'Moon Stage' }).expect(200);
  const after = await poster(`picks=${id}&language=en`).expect(200);
  expect(after.body.equals(before.body)).toBe(false);
});

it.each(['nonsense', '', '0', '999999999', '1.5;drop'])('refuses picks=%s', async (picks) => {
  const { body } = await festival.visitor().get(`/api/acts/poster.png?picks=${picks}&language=en`).expect(422);
  expect(body.errors).toEqual({ picks: ['Name at least one act of the line-up'] });
});

it.each(['', 'language=en', 'picks=1', 'picks=1&language=fr', 'picks=1&picks=2&language=en'])(
  'can’t read ?%s',
  async (query) => {
    await festival.visitor().get(`/api/acts/poster.png?${query}`).expect(400);
  },
);
