import { inTwoLines } from './ConstructionArt';

test.each([
  ['The Legacy of the Five Realms', ['The Legacy of', 'the Five Realms']],
  ['Lantern Night', ['Lantern', 'Night']],
  ['  Unity ', ['Unity']],
])('%s', (title, lines) => {
  expect(inTwoLines(title)).toEqual(lines);
});
