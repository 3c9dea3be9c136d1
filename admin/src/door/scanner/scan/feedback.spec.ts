import { createFeedback, TONES, VIBRATIONS } from './feedback';

const KINDS = ['valid', 'used', 'invalid', 'error'] as const;

it.each([
  ['tune', TONES],
  ['vibration', VIBRATIONS],
])('each verdict has a %s of its own', (_, table) => {
  expect(new Set(KINDS.map((kind) => JSON.stringify(table[kind]))).size).toBe(KINDS.length);
});

it('vibrates where the phone can, and is silent where there is no sound', () => {
  const felt: unknown[] = [];
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (pattern: unknown) => felt.push(pattern) });
  const feedback = createFeedback();
  feedback.unlock();
  feedback.give('used');
  expect(felt).toEqual([[150, 100, 150]]);
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => feedback.give('used')).not.toThrow();
});
