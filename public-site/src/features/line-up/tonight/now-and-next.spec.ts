import { act } from '../../../testing/acts';
import { nowAndNext } from './now-and-next';

const ACTS = [
  act(1, '18:00', '19:00'),
  act(2, '19:30', null),
  act(3, '22:00', '23:00'),
  act(4, '18:30', '19:30', { stage: 'Lantern Stage' }),
  act(5, null, null, { stage: 'Hidden Stage' }),
];

it.each([
  ['17:00', [null, 1, null, 4]],
  ['18:00', [1, 2, null, 4]],
  ['18:59', [1, 2, 4, null]],
  ['19:00', [null, 2, 4, null]],
  ['19:30', [2, 3, null, null]],
  ['20:29', [2, 3, null, null]],
  ['20:30', [null, 3, null, null]],
  ['23:00', [null, null, null, null]],
] as const)('at %s', (time, ids) => {
  const stages = nowAndNext(ACTS, Date.parse(`2031-03-15T${time}:00+07:00`));
  expect(stages.map(({ stage }) => stage)).toEqual(['Crown Stage', 'Lantern Stage']);
  expect(stages.flatMap(({ now, next }) => [now?.act.id ?? null, next?.act.id ?? null])).toEqual(ids);
});

it('ends an act without an end when the next one begins', () => {
  const acts = [act(1, '18:00', null), act(2, '18:30', '19:00')];
  expect(nowAndNext(acts, Date.parse('2031-03-15T18:30:00+07:00'))[0]).toMatchObject({
    now: { act: { id: 2 } },
    next: null,
  });
});
