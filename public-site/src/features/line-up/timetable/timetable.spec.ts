import { timetableOf, hoursOf, tableOf, type TimetableTable } from './timetable';
import { act } from '../../../testing/acts';

const dayOf = (...acts: Parameters<typeof timetableOf>[0]) => {
  const [day] = timetableOf(acts).days;
  if (!day) throw new Error('No day.');
  return day;
};

const clock = (time: number) => new Date(time + 7 * 3_600_000).toISOString().slice(11, 16);
const drawn = ({ stages, rows }: TimetableTable) => ({
  stages,
  rows: rows.map(({ from, cells }) => [clock(from), ...cells.map(({ timed, rows: span }) => [timed?.act.id, span])]),
});

it('sorts acts by their times, and leaves those without a time in the editors’ order', () => {
  const { days, untimed } = timetableOf([
    act(1, '19:00', '20:00'),
    act(2, null, null),
    act(3, '17:00', '17:45'),
    act(4, null, null),
  ]);
  expect(days.map(({ acts }) => acts.map((timed) => timed.act.id))).toEqual([[3, 1]]);
  expect(untimed.map(({ id }) => id)).toEqual([2, 4]);
});

it('counts an act after midnight to the evening before, and begins a day at five', () => {
  const { days } = timetableOf([
    act(1, '23:30', null),
    act(2, '00:30', null, { day: 16 }),
    act(3, '04:59', null, { day: 16 }),
    act(4, '05:00', null, { day: 16 }),
  ]);
  expect(days.map(({ acts }) => acts.map((timed) => timed.act.id))).toEqual([[1, 2, 3], [4]]);
});

it('names the hours in which somebody starts', () => {
  const hours = hoursOf(dayOf(act(1, '17:00', '17:45'), act(2, '17:50', '18:30'), act(3, '20:00', null)));
  expect(hours.map(({ from, acts }) => [clock(from), acts.length])).toEqual([
    ['17:00', 2],
    ['20:00', 1],
  ]);
});

describe('the table', () => {
  it('has a column for each stage in the editors’ order, and whole hours', () => {
    const day = dayOf(act(1, '18:30', '19:00', { stage: 'Lantern' }), act(2, '18:00', '19:30', { stage: 'Crown' }));
    expect(drawn(tableOf(day))).toEqual({
      stages: [
        { stage: 'Lantern', lanes: 1 },
        { stage: 'Crown', lanes: 1 },
      ],
      rows: [
        ['18:00', [undefined, 1], [2, 3]],
        ['18:30', [1, 1]],
        ['19:00', [undefined, 2]],
        ['19:30', [undefined, 1]],
      ],
    });
  });

  it.each([
    ['18:00', '19:00', 30],
    ['18:15', '19:00', 15],
    ['18:10', '19:00', 10],
    ['18:05', '19:00', 5],
    ['18:07', '19:00', 5],
  ])('%s to %s is drawn in steps of %i minutes', (from, to, minutes) => {
    expect(tableOf(dayOf(act(1, from, to))).minutesPerRow).toBe(minutes);
  });

  it('gives acts that share a stage at once a lane each', () => {
    const day = dayOf(act(1, '18:00', '19:00'), act(2, '18:30', '19:00'), act(3, '19:00', '19:30'));
    const { stages, rows } = drawn(tableOf(day));
    expect(stages).toEqual([{ stage: 'Crown Stage', lanes: 2 }]);
    expect(rows[0]).toEqual(['18:00', [1, 2], [undefined, 1]]);
    expect(rows[1]).toEqual(['18:30', [2, 1]]);
    expect(rows[2]).toEqual(['19:00', [3, 1], [undefined, 2]]);
  });

  it('gives every row as many columns as there are lanes', () => {
    const day = dayOf(
      act(1, '16:05', '16:50', { stage: 'A' }),
      act(2, '16:00', null, { stage: 'B' }),
      act(3, '16:20', '18:10', { stage: 'C' }),
      act(4, '17:55', '00:15', { stage: 'A', endDay: 16 }),
    );
    const { rows } = tableOf(day);
    const widths = rows.map(() => 0);
    rows.forEach(({ cells }, at) => {
      for (const cell of cells) for (let row = at; row < at + cell.rows; row += 1) widths[row] = (widths[row] ?? 0) + 1;
    });
    expect(new Set(widths)).toEqual(new Set([3]));
  });
});
