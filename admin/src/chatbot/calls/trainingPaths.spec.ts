import { pathOf, parseTrainingPath, SCREEN, TABS } from './trainingPaths';

it.each([
  ['', { tab: 'knowledge' }],
  ['create', { tab: 'knowledge', form: { kind: 'new' } }],
  ['7', { tab: 'knowledge', form: { kind: 'entry', id: 7 } }],
  ['analytics', { tab: 'analytics' }],
  ['unanswered/', { tab: 'unanswered' }],
  ['unanswered/12', { tab: 'unanswered', form: { kind: 'group', id: 12 } }],
  ['knowledge', undefined],
  ['0', undefined],
  ['seven', undefined],
  ['test/7', undefined],
  ['unanswered/seven', undefined],
  ['unanswered/7/8', undefined],
])('"%s" is %p', (path, place) => {
  expect(parseTrainingPath(path)).toEqual(place);
});

it.each(TABS.map(({ name }) => name))('finds the tab %s at its address', (tab) => {
  expect(parseTrainingPath(pathOf(tab).slice(SCREEN.length))).toEqual({ tab });
});
