import { ENTRY, loadTask, saveTask } from './storedTask';

beforeEach(() => localStorage.clear());

it('is entry on a new phone', () => {
  expect(loadTask()).toEqual(ENTRY);
});

it.each([
  [{ mode: 'exit', item: null }],
  [{ mode: 'hand_out', item: 'Wristband' }],
  [{ mode: 'information', item: null }],
] as const)('%j stays', (task) => {
  saveTask(task);
  expect(loadTask()).toEqual(task);
});

it.each(['nonsense', '{"mode":"dance"}', '[]', 'null', '{"mode":"hand_out","item":7}'])('%s does no harm', (text) => {
  localStorage.setItem('festival.gate.task', text);
  expect(['entry', 'hand_out']).toContain(loadTask().mode);
  expect(loadTask().item).toBeNull();
});
