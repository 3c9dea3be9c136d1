import { Arrivals } from './arrivals.js';

const at = (seconds: number) => new Date(seconds * 1_000);
const room = { id: 1, isActive: true, openedAt: at(0), gathered: 100, issued: 100, admitted: 0 };

describe('since when the next person has waited', () => {
  it('is since the draw for those who took part in it', () => {
    const arrivals = new Arrivals();
    arrivals.note(room, at(5));
    expect(arrivals.nextWaitsSince(room)).toEqual(at(0));
    expect(arrivals.nextWaitsSince({ ...room, admitted: 99 })).toEqual(at(0));
  });

  it('is since their arrival for those who came later', () => {
    const arrivals = new Arrivals();
    arrivals.note(room, at(5));
    arrivals.note({ ...room, issued: 140 }, at(6));
    arrivals.note({ ...room, issued: 140, admitted: 100 }, at(7));
    arrivals.note({ ...room, issued: 150, admitted: 100 }, at(8));
    expect(arrivals.nextWaitsSince({ ...room, issued: 150, admitted: 100 })).toEqual(at(6));
    expect(arrivals.nextWaitsSince({ ...room, issued: 150, admitted: 139 })).toEqual(at(6));
    expect(arrivals.nextWaitsSince({ ...room, issued: 150, admitted: 140 })).toEqual(at(8));
  });

  it.each([
    ['before the draw', { ...room, openedAt: null, gathered: null }],
    ['while all are inside', { ...room, admitted: 100 }],
    ['while nobody has to wait', { ...room, isActive: false }],
  ])('is unknown %s', (_when, counters) => {
    const arrivals = new Arrivals();
    arrivals.note(counters, at(5));
    expect(arrivals.nextWaitsSince(counters)).toBeNull();
  });

  it.each([
    ['after a start within a sale', []],
    ['after the room was off', [room, { ...room, issued: 120 }, { ...room, isActive: false }]],
    ['after another sale', [room, { ...room, issued: 120 }, { ...room, id: 2 }]],
  ])('is unknown for places that were given unseen, %s', (_when, readings) => {
    const arrivals = new Arrivals();
    for (const reading of readings) arrivals.note(reading, at(5));
    arrivals.note({ ...room, issued: 140, admitted: 100 }, at(8));
    arrivals.note({ ...room, issued: 150, admitted: 100 }, at(9));
    expect(arrivals.nextWaitsSince({ ...room, issued: 150, admitted: 139 })).toBeNull();
    expect(arrivals.nextWaitsSince({ ...room, issued: 150, admitted: 140 })).toEqual(at(9));
  });
});
