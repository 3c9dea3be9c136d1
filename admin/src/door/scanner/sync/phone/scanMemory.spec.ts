import type { ScanRow } from '../../store/gateDatabase';
import { hashOf, scanOf } from '../../store/storeFixtures';
import { ScanMemory } from './scanMemory';

it.each<[string, Partial<ScanRow>, boolean, boolean]>([
  ['could not be written', {}, false, true],
  ['is on it as far as is known here, but was deleted', {}, true, true],
  ['the server has', { state: 'told' }, true, false],
])('a ticket’s scan that the disk doesn’t show, and that %s', (_, patch, isStored, isCounted) => {
  const memory = new ScanMemory();
  const row = scanOf(hashOf(1), patch);
  memory.note(row, isStored);
  expect(memory.complete(row.hash, [])).toEqual(isCounted ? [row] : []);
});

it('takes the disk’s word about a scan that is on it', () => {
  const memory = new ScanMemory();
  const row = scanOf(hashOf(1));
  memory.note(row, true);
  const told: ScanRow = { ...row, state: 'told' };
  expect(memory.complete(row.hash, [told])).toEqual([told]);
});
