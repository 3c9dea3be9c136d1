import { ANSWER_FROM, decide, LEAD, OFFER_FROM, SAFETY_FROM } from './decide.js';

const ranked = (...scores: number[]) => scores.map((score, id) => ({ id, score }));
const none = () => undefined;

describe('deciding', () => {
  it('answers with the best entry that leads', () => {
    expect(decide(ranked(0.9, 0.5), none)).toEqual({ kind: 'answer', id: 0, score: 0.9 });
    expect(decide(ranked(ANSWER_FROM), none)).toMatchObject({ kind: 'answer', id: 0 });
  });

  it('falls back below the threshold, with what was near', () => {
    expect(decide(ranked(ANSWER_FROM - 0.01, 0.1), none)).toMatchObject({ kind: 'fallback', near: [0] });
    expect(decide([], none)).toEqual({ kind: 'fallback', near: [], score: 0 });
  });

  describe('with an entry about safety', () => {
    const first = (id: number) => ({ category: ['Safety', 'tickets'][id] ?? '', priority: id });
    const second = (id: number) => ({ category: ['tickets', 'safety'][id] ?? '', priority: 0 });

    it('answers sooner', () => {
      expect(decide(ranked(SAFETY_FROM, 0.1), first)).toEqual({ kind: 'answer', id: 0, score: SAFETY_FROM });
      expect(decide(ranked(SAFETY_FROM - 0.01), first)).toMatchObject({ kind: 'fallback' });
    });

    it('answers with it before one that fits better and doesn’t answer yet', () => {
      expect(decide(ranked(ANSWER_FROM - 0.01, SAFETY_FROM), second)).toMatchObject({ kind: 'answer', id: 1 });
      expect(decide(ranked(ANSWER_FROM + LEAD, SAFETY_FROM), second)).toMatchObject({ kind: 'answer', id: 0 });
    });

    it('takes no tie with one that doesn’t answer yet, however high its priority', () => {
      expect(decide(ranked(SAFETY_FROM, SAFETY_FROM - LEAD / 2), first)).toMatchObject({ kind: 'answer', id: 0 });
    });
  });

  it('asks when two or three share the probability, at most three', () => {
    expect(decide(ranked(0.4, 0.3, 0.05), none)).toEqual({ kind: 'choice', ids: [0, 1], score: 0.4 });
    expect(decide(ranked(0.3, 0.2, 0.16, 0.15), none)).toEqual({ kind: 'choice', ids: [0, 1, 2], score: 0.3 });
    expect(decide(ranked(0.4, OFFER_FROM - 0.41), none)).toMatchObject({ kind: 'fallback', near: [0, 1] });
  });

  it('asks when several answer equally', () => {
    expect(decide(ranked(0.5, 0.5), none)).toEqual({ kind: 'choice', ids: [0, 1], score: 0.5 });
  });

  it('lets the higher priority answer among near ties, and only among them', () => {
    const priority = (id: number) => ({ category: 'tickets', priority: [1, 5, 9][id] ?? 0 });
    expect(decide(ranked(0.4, 0.4 - LEAD / 2, 0.2), priority)).toMatchObject({ kind: 'answer', id: 1 });
    expect(decide(ranked(0.45, 0.44 - LEAD), priority)).toMatchObject({ kind: 'choice', ids: [0, 1] });
  });
});
