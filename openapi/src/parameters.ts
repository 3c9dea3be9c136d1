import type { Type } from '@nestjs/common';
import type { HandlerSource } from './controller-source.js';
import type { JsonSchema } from './json-schema.js';
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
    description: source.parameters[name],
    schema: isId ? ref('Id') : KNOWN[name] ? ref(KNOWN[name]) : { type: 'string' },
  }));
  return [...own, ...(source.answer.isList ? listParameters(source) : []), ...fieldsOf(route.query, source)];
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
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

function listParameters(_source: HandlerSource): object[] {
  const json = (schema: JsonSchema): object => ({ 'application/json': { schema } });
  return [
    {
      name: 'sort',
      in: 'query',
      description: 'Field and direction.',
      content: json({
        type: 'array',
        prefixItems: [{ type: 'string' }, { type: 'string', enum: ['ASC', 'DESC'] }],
        minItems: 2,
        maxItems: 2,
      }),
    },
    {
      name: 'range',
      in: 'query',
      description: 'First and last row, from 0; 25 rows without.',
      content: json({ type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2, maxItems: 2 }),
    },
    { name: 'filter', in: 'query', description: 'Values by field.', content: json({ type: 'object' }) },
  ];
}
