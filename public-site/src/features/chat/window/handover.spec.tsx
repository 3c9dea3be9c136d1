import { BUILT_IN_SETTINGS } from '../../../lib/festival/site-settings';
import { answered, chat, freshTab, input, ok, openChat, refuse, server } from '../testing/chat-site';

const NUMBER = '6281234567890';
const miss = () => answered('I do not know.', { category: 'fallback' });

beforeEach(() => {
  freshTab();
  server.settings = () => ok({ ...BUILT_IN_SETTINGS, support_whatsapp: NUMBER });
});

const handover = () => chat().queryByRole('region', { name: 'Shall a person of our team take over?' });

async function askAll(user: Awaited<ReturnType<typeof openChat>>, ...questions: string[]): Promise<void> {
  for (const question of questions) {
    await user.type(input(), `${question}{Enter}`);
    await chat().findByText(question);
    await chat().findAllByText(/I do not know\.|It is at six\.|Sorry, an error/);
  }
}

test('after two misses in a row the questions can be taken along to WhatsApp', async () => {
  server.chat = miss;
  const user = await openChat();
  await askAll(user, 'Is there a gong?');
  expect(handover()).toBeNull();
  await askAll(user, 'And a trebuchet?');
  await chat().findByRole('region', { name: 'Shall a person of our team take over?' });
  const link = chat().getByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect([origin, pathname]).toEqual(['https://wa.me', `/${NUMBER}`]);
  expect(searchParams.get('text')).toBe(
    "Hello! The guide on the website couldn't help me with:\n- Is there a gong?\n- And a trebuchet?",
  );
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('only what was passed on is taken along', async () => {
  server.chat = () => answered('It is at six.');
  const user = await openChat();
  await askAll(user, 'When is it?');
  server.chat = miss;
  await askAll(user, 'Is there a gong?', 'And a trebuchet?');
  const link = await chat().findByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).not.toContain('When is it?');
});

test('an answer takes the offer back; a failure between two misses does not count', async () => {
  server.chat = miss;
  const user = await openChat();
  await askAll(user, 'Is there a gong?');
  server.chat = () => refuse(500);
  await askAll(user, 'Is it loud?');
  server.chat = miss;
  await askAll(user, 'And a trebuchet?');
  await chat().findByRole('link', { name: 'Continue on WhatsApp' });
  server.chat = () => answered('It is at six.');
  await askAll(user, 'When?');
  expect(handover()).toBeNull();
});

test('without a number of the team there is no offer', async () => {
  server.settings = () => ok(BUILT_IN_SETTINGS);
  server.chat = miss;
  const user = await openChat();
  await askAll(user, 'Is there a gong?', 'And a trebuchet?');
  expect(handover()).toBeNull();
});
