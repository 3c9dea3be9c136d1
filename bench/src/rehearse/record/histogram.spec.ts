import { Histogram } from './histogram.js';

const of = (values: readonly number[]): Histogram => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
};

describe('a histogram', () => {
  const thousand = Array.from({ length: 1_000 }, (_, index) => index + 1);

  it.each([
    [0.5, 500],
    [0.95, 950],
    [0.99, 990],
  ])('gives the percentile %p of 1 … 1,000 ms within 2.2 %%', (share, expected) => {
    const found = of(thousand).percentile(share) ?? 0;
    expect(Math.abs(found - expected) / expected).toBeLessThan(0.022);
  });

  it('never gives more than the largest value, which is exact', () => {
    const histogram = of([3, 3.01]);
    expect(histogram.percentile(1)).toBeLessThanOrEqual(3.01);
    expect(histogram.maxMs).toBe(3.01);
  });

  it('has no percentile of nothing', () => expect(new Histogram().percentile(0.5)).toBeNull());

  it('holds times that are too short or too long for it', () => {
    const histogram = of([0, 10_000_000]);
    expect([histogram.count, histogram.maxMs]).toEqual([2, 10_000_000]);
    expect(histogram.percentile(0.5)).toBeLessThanOrEqual(0.1);
  });

  it('adds up to the same as one that saw all', () => {
    const sum = Histogram.sumOf([of(thousand.slice(0, 300)), of(thousand.slice(300))]);
    expect([0.5, 0.99].map((share) => sum.percentile(share))).toEqual(
      [0.5, 0.99].map((share) => of(thousand).percentile(share)),
    );
  });
});
