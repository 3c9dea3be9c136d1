import type { Feature } from '../language/features.js';
import { Phrasings } from './phrasings.js';

const FIRST: Feature[] = [
  { id: 0, kind: 'term', certainty: 1 },
  { id: 3_000_000, kind: 'letters', certainty: 1 },
];
const SECOND: Feature[] = [{ id: 2, kind: 'neighbour', certainty: 0.8 }];

const featuresOf = (phrasings: Phrasings, phrasing: number): Feature[] => {
  const features: Feature[] = [];
  phrasings.eachFeature(phrasing, (id, kind, certainty) => features.push({ id, kind, certainty }));
  return features;
};

it('gives back labels and features, and none past the last phrasing', () => {
  const phrasings = new Phrasings();
  phrasings.add(7, FIRST);
  phrasings.add(7, []);
  phrasings.add(9, SECOND);
  expect([0, 1, 2].map((each) => featuresOf(phrasings, each))).toEqual([FIRST, [], SECOND]);
  expect([0, 1, 2, 3].map((each) => phrasings.label(each))).toEqual([7, 7, 9, undefined]);
  expect(phrasings.vocabularySize).toBe(3_000_001);
});

it('has room for very many', async () => {
  const phrasings = new Phrasings();
  for (let at = 0; at < 100_000; at += 1) phrasings.add(at % 5, [{ id: at, kind: 'small', certainty: 1 }]);
  const wrong: number[] = [];
  await phrasings.each((at) => {
    const [feature] = featuresOf(phrasings, at);
    if (phrasings.label(at) !== at % 5 || feature?.id !== at) wrong.push(at);
  });
  expect(phrasings.size).toBe(100_000);
  expect(wrong).toEqual([]);
});
