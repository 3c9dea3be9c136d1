import { HostChoice, HostState } from './host-choice.js';

const GO_BACK_MS = 60_000;
const { away, behind, synced } = HostState;

let choice: HostChoice;
beforeEach(() => {
  choice = new HostChoice(GO_BACK_MS);
});

it.each([
  ['the first of all that are synced', [synced, synced, synced], 0],
  ['the first that is synced', [away, behind, synced], 2],
  ['one that is behind when none is synced', [away, behind, behind], 1],
  ['none when all are away', [away, away, away], null],
])('takes %s', (_name, states, expected) => {
  expect(choice.take(states, 0)).toBe(expected);
});

it('leaves a host that is away, or behind while another is synced', () => {
  choice.take([synced, synced, synced], 0);
  expect(choice.take([behind, synced, synced], 1)).toBe(1);
  expect(choice.take([behind, away, synced], 2)).toBe(2);
});

it('stays with a host that is behind when no other is better', () => {
  choice.take([away, behind, away], 0);
  expect(choice.take([behind, behind, away], 1)).toBe(1);
});

it('goes back to an earlier host once that has been synced for a minute without a break', () => {
  choice.take([away, synced, synced], 0);
  expect(choice.take([synced, synced, synced], 1_000)).toBe(1);
  expect(choice.take([synced, synced, synced], 60_999)).toBe(1);
  expect(choice.take([away, synced, synced], 61_000)).toBe(1);
  expect(choice.take([synced, synced, synced], 62_000)).toBe(1);
  expect(choice.take([synced, synced, synced], 122_000)).toBe(0);
});

it('never goes on to a later host without need', () => {
  for (let at = 0; at < 10; at += 1) expect(choice.take([synced, synced, synced], at * GO_BACK_MS)).toBe(0);
});

it('begins at the first again when none was there', () => {
  choice.take([away, synced, synced], 0);
  choice.take([away, away, away], 1);
  expect(choice.take([synced, synced, away], 2)).toBe(0);
});
