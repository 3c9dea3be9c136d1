import { ACT_DRAWINGS } from '@festival/contracts';
import { leastUsedDrawing } from './ActList';

const acts = (...drawings: ReadonlyArray<(typeof ACT_DRAWINGS)[number]>) => drawings.map((drawing) => ({ drawing }));

it('a new act gets the drawing that the fewest have', () => {
  expect(leastUsedDrawing([])).toBe('band');
  expect(leastUsedDrawing(acts('band'))).toBe('singer');
  expect(leastUsedDrawing(acts(...ACT_DRAWINGS))).toBe('band');
  expect(leastUsedDrawing(acts(...ACT_DRAWINGS, 'band', 'singer'))).toBe('dj');
});
