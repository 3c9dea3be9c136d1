import { GlossaryTranslator } from './glossary-translator.js';
import { TranslationService } from './translation.service.js';
import { Translator } from './translator.js';

/** Translates by the test's own function. */
class FakeTranslator extends Translator {
  readonly isService = true;

  constructor(private readonly say: (text: string) => string) {
    super();
  }

  translate(texts: readonly string[]): Promise<string[]> {
    return Promise.resolve(texts.map(this.say));
  }
}

const answerOf = async (translator: Translator, answer_en: string): Promise<string> =>
  (await new TranslationService(translator).translate({ question_en: 'Ticket?', answer_en })).answer_id;

const FULL = 'Ticket: {ticket_sale} [the ticket](/ticket), help@event.id, https://event.id/ticket?help=free. See XK1X.';

it('leaves facts, targets of links and addresses as they are', async () => {
  expect(await answerOf(new GlossaryTranslator(), FULL)).toBe(
    '[Terjemahan otomatis] Tiket: {ticket_sale} [tiket](/ticket), help@event.id, https://event.id/ticket?help=free. See XK1X.',
  );
  const asked: string[] = [];
  const service = new FakeTranslator((text) => {
    asked.push(text);
    return text.replaceAll('icket', 'iket');
  });
  expect(await answerOf(service, FULL)).toBe(
    'Tiket: {ticket_sale} [the tiket](/ticket), help@event.id, https://event.id/ticket?help=free. See XK1X.',
  );
  expect(asked.join(' ')).not.toMatch(/ticket_sale|\/ticket|event\.id/);
});

it.each([
  ['lost', (text: string) => text.replace(/XK0X/, '')],
  ['changed', (text: string) => text.replace(/XK0X/, 'XK 0 X')],
  ['doubled', (text: string) => text.replace(/XK0X/, 'XK0X XK0X')],
  ['made up', (text: string) => `${text} XK7X`],
])('leaves a text in English when a placeholder came back %s', async (_how, say) => {
  expect(await answerOf(new FakeTranslator(say), 'At {venue}, {concert_date}.')).toBe(
    '[Terjemahan otomatis] At {venue}, {concert_date}.',
  );
});

it.each(['Constructor', 'toString valueOf hasOwnProperty __proto__'])(
  'does not translate properties of objects: %s',
  async (text) => {
    expect(await answerOf(new GlossaryTranslator(), text)).toBe(`[Terjemahan otomatis] ${text}`);
  },
);
