import type { Direction } from '@festival/contracts';

/** The gallery's pictures with one in its neighbour's place; the first can't go up nor the last down. */
export function moved(addresses: readonly string[], place: number, direction: Direction): string[] {
  const to = direction === 'up' ? place - 1 : place + 1;
  const [picture, neighbour] = [addresses[place], addresses[to]];
  if (picture === undefined || neighbour === undefined) return [...addresses];
  return addresses.with(place, neighbour).with(to, picture);
}

export function without(addresses: readonly string[], place: number): string[] {
  return addresses.filter((_address, each) => each !== place);
}
