import type { ServedList } from '@festival/backend/platform/http/answers/list-query.js';
import { MAX_PATH_PARAMETER_LENGTH } from '@festival/backend/platform/http/server/create-adapter.js';
import type { FilterRule, ListRules } from '@festival/backend/platform/lists/list-rules.js';
import type { Type } from '@nestjs/common';
import type { HandlerSource } from './controller-source.js';
import { type JsonSchema, jsonContent, refTo } from './json-schema.js';
import { rulesOf } from './request-rules.js';
import type { Route } from './routes.js';

/** Parameters whose name says their form, wherever they are. */
const KNOWN: Readonly<Record<string, string>> = {
  orderNumber: 'OrderNumber',
  number: 'OrderNumber',
  order_number: 'OrderNumber',
};

/** Path, query and header parameters of a route, with their texts. */
export function parametersOf(route: Route, source: HandlerSource): object[] {
  const own = route.parameters.map(({ in: place, name, isId }) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: place === 'path',
    description: source.parameters[name]?.replace(TYPED, ''),
    ...valueOf(name, place, isId, source),
  }));
  return [
    ...own,
    ...documentedHeaders(source, own),
    ...(route.list ? listParameters(route.list, source) : []),
    ...fieldsOf(route.query, source),
  ];
}

/** `{ImportPlan} text`: the parameter's text is JSON of that type. */
const TYPED = /^\{(\w+)\}\s*/;

function valueOf(name: string, place: string, isId: boolean, source: HandlerSource): object {
  const [, type] = TYPED.exec(source.parameters[name] ?? '') ?? [];
  if (type) return { content: jsonContent(refTo(type)) };
  if (isId) return { schema: refTo('Id') };
  if (KNOWN[name]) return { schema: refTo(KNOWN[name]) };
  return { schema: place === 'path' ? { type: 'string', maxLength: MAX_PATH_PARAMETER_LENGTH } : { type: 'string' } };
}

/** Types that parameters name, to be asked for with the others. */
export function parameterTypes(source: HandlerSource): string[] {
  return Object.values(source.parameters).flatMap((text) => TYPED.exec(text)?.[1] ?? []);
}

/** A handler that takes all headers names the ones that it reads in its docstring. */
function documentedHeaders(source: HandlerSource, known: ReadonlyArray<{ name: string }>): object[] {
  return Object.entries(source.parameters)
    .filter(([name]) => name.startsWith('x-') && !known.some((each) => each.name === headerName(name)))
    .map(([name, description]) => ({ name: headerName(name), in: 'header', description, schema: { type: 'string' } }));
}

function headerName(name: string): string {
  return name.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}

/** What a query class takes; its values come as text. */
function fieldsOf(query: Type | null, source: HandlerSource): object[] {
  if (!query) return [];
  return [...rulesOf(query)].map(([name, { schema, isOptional }]) => ({
    name,
    in: 'query',
    required: !isOptional,
    description: source.parameters[name],
    schema: schema.enum || schema.type ? schema : { type: 'string', ...schema },
  }));
}

/** `sort`, `range` and `filter`, with the fields that this list knows; `filter` alone where the others aren't read. */
function listParameters({ rules, parts }: ServedList, source: HandlerSource): object[] {
  return [...(parts === 'all' ? partOfList(rules, source) : []), filterParameter(rules, source)];
}

function partOfList({ sorts, defaultSort: [field, order] }: ListRules, source: HandlerSource): object[] {
  return [
    {
      name: 'sort',
      in: 'query',
      description: source.parameters['sort'] ?? `Field and direction; \`["${field}","${order}"]\` without.`,
      content: jsonContent(
        {
          type: 'array',
          prefixItems: [{ enum: Object.keys(sorts) }, { enum: ['ASC', 'DESC'] }],
          minItems: 2,
          maxItems: 2,
        },
        [field, order],
      ),
    },
    {
      name: 'range',
      in: 'query',
      description:
        'First and last row, from 0, at most 10,000 rows. Without it the first 25, or all that a filter by `id` names.',
      content: jsonContent(
        { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 },
        [0, 24],
      ),
    },
  ];
}

function filterParameter({ filters }: ListRules, source: HandlerSource): object {
  const properties = Object.entries(filters).map(([name, rule]) => [name, filterSchema(rule)]);
  return {
    name: 'filter',
    in: 'query',
    description: source.parameters['filter'] ?? 'Values by field; all of them must fit.',
    content: jsonContent(
      { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false },
      {},
    ),
  };
}

/** 0 is no record's number, but may be asked for. */
const ID: JsonSchema = { type: 'integer', minimum: 0 };

/** A filter without columns is the list's own; the description of the parameter says what it compares. */
function textMeaning(rule: FilterRule): JsonSchema {
  if ('containedIn' in rule) return { description: 'A part of the text.' };
  return 'column' in rule ? { description: 'The whole text.' } : {};
}

function filterSchema(rule: FilterRule): JsonSchema {
  switch (rule.kind) {
    case 'text':
      return { type: 'string', ...textMeaning(rule) };
    case 'one of':
      return { type: 'string', enum: [...new Set([...rule.of, 'all'])] };
    case 'ids':
      return { anyOf: [ID, { type: 'array', items: ID, maxItems: 1000 }] };
    case 'names':
      return { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] };
    case 'time':
      return { ...refTo('Timestamp'), description: 'from' in rule ? 'From this moment on.' : 'Up to this moment.' };
    case 'boolean':
      return { type: 'boolean' };
  }
}
