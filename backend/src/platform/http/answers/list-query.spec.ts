import { AppError } from '../../errors/app-error.js';
import { FilterQuery, listOf, ListQuery, MAX_LIST_ROWS, OptionalListQuery, parseListQuery } from './list-query.js';
import { type ListFilter, type ListRequest, listRules } from '../../lists/list-rules.js';

const RULES = listRules({
  sorts: { created_at: 'createdAt', code: 'code' },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    name: { kind: 'names' },
    search: { kind: 'text' },
    status: { kind: 'one of', of: ['paid', 'pending'] },
    is_active: { kind: 'boolean' },
    from: { kind: 'time', from: 'createdAt' },
  },
});
const DEFAULTS = { sort: 'createdAt', order: 'DESC', skip: 0, take: 25, filter: {} };
const ofLength = (length: number) => Array.from({ length }, (_, index) => index + 1);

describe('parseListQuery', () => {
  it.each([
    ['nothing', {}, {}],
    ['no query at all', undefined, {}],
    ['empty texts', { sort: '', range: '', filter: '' }, {}],
    ['sort', { sort: '["code","ASC"]' }, { sort: 'code', order: 'ASC' }],
    ['range', { range: '[50,74]' }, { skip: 50, take: 25 }],
    ['one row', { range: '[0,0]' }, { take: 1 }],
    ['the longest range', { range: '[0,9999]' }, { take: MAX_LIST_ROWS }],
    ['a word', { filter: '{"status":"paid"}' }, { filter: { status: 'paid' } }],
    ['all words', { filter: '{"status":"all"}' }, { filter: {} }],
    ['a text', { filter: '{"search":" a b "}' }, { filter: { search: 'a b' } }],
    ['a number for a text', { filter: '{"search":7}' }, { filter: { search: '7' } }],
    ['a flag', { filter: '{"is_active":false}' }, { filter: { is_active: false } }],
    ['a time', { filter: '{"from":"2025-11-22T10:00:00Z"}' }, { filter: { from: new Date('2025-11-22T10:00:00Z') } }],
    ['an id', { filter: '{"id":7}' }, { filter: { id: [7] } }],
    ['ids as texts, each once', { filter: '{"id":["7",8,7]}' }, { filter: { id: [7, 8] } }],
    ['no ids', { filter: '{"id":[]}' }, { filter: { id: [] } }],
    ['names', { filter: '{"name":["a","b","a"]}' }, { filter: { name: ['a', 'b'] } }],
    ['empty filters', { filter: '{"status":null,"search":"","from":""}' }, { filter: {} }],
    ['blanks', { filter: '{"search":"  "}' }, { filter: {} }],
    ['other parameters', { page: '2' }, {}],
  ])('reads %s', (_name, query, expected) => {
    expect(parseListQuery(query, RULES)).toEqual({ ...DEFAULTS, ...expected });
  });

  it('gives all records that are asked for by id, without a range', () => {
    const filter = JSON.stringify({ id: ofLength(1_000) });
    expect(parseListQuery({ filter }, RULES)).toMatchObject({ skip: 0, take: 1_000 });
    expect(parseListQuery({ filter, range: '[0,9]' }, RULES)).toMatchObject({ skip: 0, take: 10 });
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
    ['a filter by an inherited name', { filter: '{"constructor":"x"}' }],
    ['a filter that is a list', { filter: '[]' }],
    ['a filter that is null', { filter: 'null' }],
    ['an object in a filter', { filter: '{"status":{"$ne":1}}' }],
    ['another word', { filter: '{"status":"lost"}' }],
    ['a list of words', { filter: '{"status":["paid"]}' }],
    ['a flag for a text', { filter: '{"search":true}' }],
    ['a list of texts', { filter: '{"search":["a"]}' }],
    ['a long text', { filter: JSON.stringify({ search: 'x'.repeat(256) }) }],
    ['a text for a flag', { filter: '{"is_active":"true"}' }],
    ['a text for an id', { filter: '{"id":"x"}' }],
    ['a negative id', { filter: '{"id":[-1]}' }],
    ['an object for an id', { filter: '{"id":[{}]}' }],
    ['too many ids', { filter: JSON.stringify({ id: ofLength(1_001) }) }],
    ['a number for a name', { filter: '{"name":[1]}' }],
    ['a number for a time', { filter: '{"from":7}' }],
    ['no time', { filter: '{"from":"yesterday"}' }],
  ])('refuses %s with 400', (_name, query) => {
    const parse = () => parseListQuery(query, RULES);
    expect(parse).toThrow(AppError);
    const message = expect.stringMatching(/^The parameter (sort|range|filter) is not valid: .+\.$/) as string;
    expect(parse).toThrow(expect.objectContaining({ status: 400, message }) as Error);
  });
});

it('tells the list that a handler serves', () => {
  class Controller {
    list(@ListQuery(RULES) request: ListRequest<typeof RULES>) {
      return request;
    }

    both(@OptionalListQuery(RULES) request: ListRequest<typeof RULES> | null) {
      return request;
    }

    sum(@FilterQuery(RULES) filter: ListFilter<typeof RULES>) {
      return filter;
    }

    none() {
      return null;
    }
  }
  const { list, both, sum, none } = Controller.prototype;
  expect([list, both, sum, none].map(listOf)).toEqual([
    { rules: RULES, parts: 'all', isOptional: false },
    { rules: RULES, parts: 'all', isOptional: true },
    { rules: RULES, parts: 'filter', isOptional: false },
    undefined,
  ]);
});
