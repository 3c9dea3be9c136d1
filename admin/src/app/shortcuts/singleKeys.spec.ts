import { areSingleKeysOn, turnSingleKeys } from './singleKeys';

it('are on until they are switched off, and that stays on this device', () => {
  expect(areSingleKeysOn()).toBe(true);
  turnSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  turnSingleKeys(true);
  expect(areSingleKeysOn()).toBe(true);
});
