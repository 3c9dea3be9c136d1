import { act, renderHook } from '@testing-library/react';
import { openFieldsOf, wantsTranslation, type EntryTexts } from './autoTranslate';
import { useDelayedTranslation } from './useTranslation';

const ENGLISH: EntryTexts = { question_en: 'Is there parking?', answer_en: 'Yes.', question_id: '', answer_id: '' };
const PREFIXED = { question_id: '[Terjemahan otomatis] Ada parkir?', answer_id: '[Terjemahan otomatis] Ya.' };
const OWN = { question_id: 'Ada parkir?', answer_id: 'Ada.' };

it.each<[string, Partial<EntryTexts>, boolean]>([
  ['nothing in Indonesian', {}, true],
  ['no English answer', { answer_en: ' ' }, false],
  ['no English question', { question_en: '' }, false],
  ['both still carry the prefix', PREFIXED, true],
  ['one is empty', { ...OWN, answer_id: '' }, true],
  ['one carries the prefix', { ...OWN, question_id: PREFIXED.question_id }, true],
  ['both are written', OWN, false],
])('%s', (_case, texts, wanted) => {
  expect(wantsTranslation({ ...ENGLISH, ...texts })).toBe(wanted);
});

it('leaves alone what somebody wrote', () => {
  expect(openFieldsOf({ ...ENGLISH, question_id: OWN.question_id }, PREFIXED)).toEqual({
    answer_id: PREFIXED.answer_id,
  });
  expect(openFieldsOf({ ...ENGLISH, ...PREFIXED }, OWN)).toEqual(OWN);
});

describe('the two seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function open(texts: EntryTexts, isOn = true) {
    let asked = 0;
    const translate = () => (asked += 1);
    const { rerender, unmount } = renderHook((props) => useDelayedTranslation({ ...props, translate }), {
      initialProps: { texts, isOn },
    });
    const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    return { asked: () => asked, rerender, unmount, pass };
  }

  it('begin when both English texts are there, and again with each change', () => {
    const { asked, rerender, pass } = open({ ...ENGLISH, answer_en: '' });
    pass(5_000);
    rerender({ texts: ENGLISH, isOn: true });
    pass(1_999);
    rerender({ texts: { ...ENGLISH, answer_en: 'Yes, there is.' }, isOn: true });
    pass(1_999);
    expect(asked()).toBe(0);
    pass(1);
    expect(asked()).toBe(1);
  });

  it('do not begin again with the translation that came, but with other English', () => {
    const { asked, rerender, pass } = open(ENGLISH);
    pass(2_000);
    rerender({ texts: { ...ENGLISH, ...PREFIXED }, isOn: true });
    pass(10_000);
    expect(asked()).toBe(1);
    rerender({ texts: { ...ENGLISH, ...PREFIXED, answer_en: 'No.' }, isOn: true });
    pass(2_000);
    expect(asked()).toBe(2);
  });

  it('end when it is turned off or the form is closed', () => {
    const off = open(ENGLISH);
    off.pass(1_000);
    off.rerender({ texts: ENGLISH, isOn: false });
    off.pass(10_000);
    const closed = open(ENGLISH);
    closed.unmount();
    closed.pass(10_000);
    expect([off.asked(), closed.asked()]).toEqual([0, 0]);
  });
});
