import { inOrderOfReference } from './table-order.js';

const named = (tables: Record<string, string[]>) =>
  Object.entries(tables).map(([name, refersTo]) => ({ name, refersTo }));
const order = (tables: Record<string, string[]>) => inOrderOfReference(named(tables)).map(({ name }) => name);

it.each<[string, Record<string, string[]>, string[]]>([
  ['by name', { b: [], a: [] }, ['a', 'b']],
  ['after what they refer to', { a: ['b'], b: ['c'], c: [] }, ['c', 'b', 'a']],
  ['that refer to themselves', { a: ['a'] }, ['a']],
  ['that refer to a table which is left out', { a: ['z'] }, ['a']],
])('orders tables %s', (_, tables, expected) => expect(order(tables)).toEqual(expected));

it('refuses a circle', () => expect(() => order({ a: ['b'], b: ['a'] })).toThrow('in a circle: a, b'));
