import { AppError } from '../errors/app-error.js';
import { isListQuery, type ListRules, MAX_LIST_ROWS, parseListQuery } from './list-query.js';

const RULES: ListRules<'created_at' | 'code', 'status' | 'search'> = {
  sort: ['created_at', 'code'],
  filter: ['status', 'search'],
  defaultSort: ['created_at', 'DESC'],
};
const DEFAULTS = { sort: 'created_at', order: 'DESC', skip: 0, take: 25, filter: {} };

describe('parseListQuery', () => {
  it.each([
    ['nothing', {}, {}],
    ['no query at all', undefined, {}],
    ['empty texts', { sort: '', range: '', filter: '' }, {}],
    ['sort', { sort: '["code","ASC"]' }, { sort: 'code', order: 'ASC' }],
    ['range', { range: '[50,74]' }, { skip: 50, take: 25 }],
    ['one row', { range: '[0,0]' }, { take: 1 }],
    ['the longest range', { range: '[0,9999]' }, { take: MAX_LIST_ROWS }],
    ['filter', { filter: '{"status":"paid"}' }, { filter: { status: 'paid' } }],
    ['a list in a filter', { filter: '{"status":["paid","pending"]}' }, { filter: { status: ['paid', 'pending'] } }],
    ['a flag and a number', { filter: '{"status":true,"search":7}' }, { filter: { status: true, search: 7 } }],
    ['empty filters', { filter: '{"status":null,"search":""}' }, { filter: {} }],
    ['other parameters', { page: '2' }, {}],
  ])('reads %s', (_name, query, expected) => {
    expect(parseListQuery(query, RULES)).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    ['sort that is no JSON', { sort: 'code' }],
    ['sort by another field', { sort: '["password_hash","ASC"]' }],
    ['sort by an inherited name', { sort: '["constructor","ASC"]' }],
    ['another order', { sort: '["code","DESC; DROP TABLE orders"]' }],
    ['lower-case order', { sort: '["code","asc"]' }],
    ['a third part', { sort: '["code","ASC",1]' }],
    ['sort twice', { sort: ['["code","ASC"]', '["code","ASC"]'] }],
    ['a range backwards', { range: '[10,9]' }],
    ['a negative range', { range: '[-1,9]' }],
    ['a range of fractions', { range: '[0,9.5]' }],
    ['a range of texts', { range: '["0","9"]' }],
    ['too long a range', { range: '[0,10000]' }],
    ['half a range', { range: '[0]' }],
    ['a filter by another field', { filter: '{"password_hash":"x"}' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a filter that is null', { filter: 'null' }],
    ['an object in a filter', { filter: '{"status":{"$ne":1}}' }],
    ['an object in a list', { filter: '{"status":[{}]}' }],
    ['a long text', { filter: JSON.stringify({ search: 'x'.repeat(256) }) }],
  ])('refuses %s with 400', (_name, query) => {
    const parse = () => parseListQuery(query, RULES);
    expect(parse).toThrow(AppError);
    expect(parse).toThrow(expect.objectContaining({ status: 400 }) as Error);
  });

  it('knows the dialect by any of its parameters', () => {
    expect(isListQuery({ range: '[0,1]' })).toBe(true);
    expect(isListQuery({ filter: '{}' })).toBe(true);
    expect(isListQuery({ page: '1' })).toBe(false);
    expect(isListQuery(undefined)).toBe(false);
  });
});
