import type { KnowledgeEntry } from '@festival/contracts';
import { Festival } from '../support/festival.js';
import { staff } from '../support/staff.js';
import type { Visitor } from '../support/visitor.js';

const PATH = '/api/admin/chatbot/knowledge';
const BODY = { category: 'faq', question_en: 'Is there a gamelan?', answer_en: 'Yes, two.' };
const CHANGED = 'The knowledge entry was changed in the meantime. Please look at the change and save again.';

let festival: Festival;
let [one, other]: Visitor[] = [];
beforeAll(async () => {
  festival = await Festival.open();
  [one, other] = [await staff(festival, 'content'), await staff(festival, 'content')];
});
afterAll(() => festival.close());

const editors = (): [Visitor, Visitor] => [one as Visitor, other as Visitor];
const make = async (): Promise<KnowledgeEntry> => (await editors()[0].post(PATH, BODY).expect(201)).body.data;
const read = async (id: number): Promise<KnowledgeEntry> =>
  (await editors()[0].get(`${PATH}/${id}`).expect(200)).body.data;
const put = (who: Visitor, seen: KnowledgeEntry, change: object) =>
  who.put(`${PATH}/${seen.id}`, { ...seen, ...change, seen_updated_at: seen.updated_at });

it('two saves of the same version at once: one is refused, and succeeds with the new version', async () => {
  const seen = await make();
  const changes = [{ answer_en: 'Three.' }, { priority: 7 }] as const;
  const answers = await Promise.all(editors().map((editor, at) => put(editor, seen, changes[at] ?? {})));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  expect(answers[late]?.body).toEqual({ success: false, message: CHANGED });
  await put(editors()[0], await read(seen.id), changes[late] ?? {}).expect(200);
  expect(await read(seen.id)).toMatchObject({ ...changes[0], ...changes[1] });
});

it('a change in the same millisecond, or after the clock went back, is a new version', async () => {
  const seen = await make();
  festival.clock.advanceMinutes(-10);
  try {
    await put(editors()[0], seen, { answer_en: 'Three.' }).expect(200);
  } finally {
    festival.clock.advanceMinutes(10);
  }
  await put(editors()[1], seen, { answer_en: 'Four.' }).expect(409);
  expect((await read(seen.id)).answer_en).toBe('Three.');
});

it('a save of a version from before a switch-off doesn’t switch the entry on', async () => {
  const seen = await make();
  await editors()[1].patch(`${PATH}/${seen.id}/toggle`).expect(200);
  expect((await put(editors()[0], seen, { answer_en: 'Three.' }).expect(409)).body.message).toBe(CHANGED);
  expect(await read(seen.id)).toMatchObject({ answer_en: BODY.answer_en, is_active: false });
});

it('saves and switches continue with the version of each answer', async () => {
  const [editor] = editors();
  let seen = (await put(editor, await make(), { answer_en: 'Three.' }).expect(200)).body.data;
  seen = (await editor.patch(`${PATH}/${seen.id}/toggle`).expect(200)).body.data;
  await put(editor, seen, { answer_en: 'Four.' }).expect(200);
});

it('a save without a version, or with the whole record, is not compared', async () => {
  const seen = await make();
  for (const editor of editors()) await editor.put(`${PATH}/${seen.id}`, { ...seen }).expect(200);
  await editors()[0]
    .put(`${PATH}/${seen.id}`, { ...seen, seen_updated_at: 'yesterday' })
    .expect(422);
});

it('concurrent switches of an entry follow one another', async () => {
  const { id } = await make();
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => editors()[at % 2 === 0 ? 0 : 1].patch(`${PATH}/${id}/toggle`).expect(200)),
  );
  const states = answers.map(({ body }) => (body.data as KnowledgeEntry).is_active);
  expect(states.filter((isActive) => isActive)).toHaveLength(2);
  expect((await read(id)).is_active).toBe(false);
});

it('a save without changes leaves the version for another editor', async () => {
  const seen = await make();
  const again = (await put(editors()[0], seen, {}).expect(200)).body.data as KnowledgeEntry;
  expect(again.updated_at).toBe(seen.updated_at);
  await put(editors()[1], seen, { answer_en: 'Three.' }).expect(200);
});
