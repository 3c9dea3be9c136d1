import type { HandlerSource } from './controller-source.js';
import { type JsonSchema, jsonContent } from './json-schema.js';

const CONTENT_RANGE = {
  'Content-Range': {
    description: 'Name, first row, last row and number of all rows.',
    schema: { type: 'string', pattern: '^[a-z-]+ (\\d+-\\d+|\\*)/\\d+$' },
    example: 'orders 0-24/319',
  },
};

/** The success of a handler, but for its description: its envelope with `data` and `extra`, or a file. */
export function successOf(
  source: HandlerSource,
  data: JsonSchema | undefined,
  extra: JsonSchema | undefined,
  example: (schema: JsonSchema) => unknown,
): object {
  if (source.answer.kind === 'file' || source.produces) {
    const type = source.produces ?? 'application/octet-stream';
    const isText = /^text\/|json/.test(type);
    return { content: { [type]: { schema: isText ? { type: 'string' } : {} } } };
  }
  const schema = envelope(source, data, extra);
  return {
    ...(source.answer.isList ? { headers: CONTENT_RANGE } : {}),
    content: jsonContent(schema, example(schema)),
  };
}

function envelope(source: HandlerSource, data: JsonSchema | undefined, extra: JsonSchema | undefined): JsonSchema {
  const properties: Record<string, JsonSchema> = { success: { type: 'boolean', const: true } };
  const required = ['success'];
  if (source.answer.hasMessage) {
    properties['message'] = { type: 'string', description: 'A text for people.', examples: ['Saved.'] };
  }
  if (data) {
    properties['data'] = data;
    required.push('data');
  }
  Object.assign(properties, extra?.properties);
  return {
    type: 'object',
    properties,
    required: [...new Set([...required, ...(extra?.required ?? [])])],
    additionalProperties: false,
  };
}
