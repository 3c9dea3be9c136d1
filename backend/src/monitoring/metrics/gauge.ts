type Labels = Record<string, string>;
export type Series = Array<[labels: Labels, value: number]>;

/** A metric that is read when it is scraped. */
export interface Gauge<Seen> {
  name: string;
  help: string;
  labels: readonly string[];
  read: (seen: Seen) => Series;
}

export const one = (value: number | null | undefined): Series =>
  value === null || value === undefined ? [] : [[{}, value]];
export const flag = (value: boolean | null | undefined): Series =>
  typeof value === 'boolean' ? one(Number(value)) : [];
