import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';
import { type JsonSchema, mapSchema, modernised, refTo } from './json-schema.js';

/** A TypeScript type to be turned into a schema. */
export interface WantedType {
  /** Unique, an identifier. */
  name: string;
  /** Its text, as `Array<AdminOrder>`. */
  text: string;
  /** The source file that the text stands in, and what it imports there. */
  file: string;
  imports: ReadonlyMap<string, string>;
}

export interface TypeSchemas {
  /** Schema of each wanted type by its name; named types in it are references. */
  wanted: Map<string, JsonSchema>;
  components: Record<string, JsonSchema>;
}

const DEFINITION = '#/definitions/';

/** `Paginated<AdminOrder>` → `PaginatedAdminOrder`: what a component may be called. */
function componentNameOf(name: string): string {
  return name.replaceAll(/structure-[-\d]+/g, 'Of').replaceAll(/[^A-Za-z0-9_.-]/g, '');
}

/** Derives JSON schemas from types; `directory` is for the file that lists them, and is emptied. */
export function schemasOf(types: readonly WantedType[], directory: string, tsconfig: string): TypeSchemas {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  for (const [index, group] of [...byFile(types)].entries()) {
    writeFileSync(join(directory, `types-${index}.ts`), moduleOf(group, directory));
  }
  const schema = createGenerator({
    path: join(directory, '*.ts'),
    tsconfig,
    type: '*',
    expose: 'export',
    jsDoc: 'extended',
    encodeRefs: false,
    skipTypeCheck: true,
    sortProps: false,
    additionalProperties: false,
  }).createSchema('*');
  return split(schema.definitions as Record<string, JsonSchema>, new Set(types.map(({ name }) => name)));
}

function byFile(types: readonly WantedType[]): Iterable<WantedType[]> {
  const groups = new Map<string, WantedType[]>();
  for (const each of types) groups.set(each.file, [...(groups.get(each.file) ?? []), each]);
  return groups.values();
}

function moduleOf(types: readonly WantedType[], directory: string): string {
  const lines = new Set<string>();
  for (const { text, file, imports } of types) {
    for (const [name] of text.matchAll(/[A-Za-z_]\w*/g)) {
      const from = imports.get(name);
      if (from) lines.add(`import type { ${name} } from '${reachable(from, file, directory)}';`);
    }
  }
  return [...lines, ...types.map(({ name, text }) => `export type ${name} = ${text};`), ''].join('\n');
}

function reachable(from: string, file: string, directory: string): string {
  if (!from.startsWith('.')) return from;
  const path = relative(directory, resolve(dirname(file), from));
  return path.startsWith('.') ? path : `./${path}`;
}

function split(definitions: Record<string, JsonSchema>, wantedNames: ReadonlySet<string>): TypeSchemas {
  const wanted = new Map<string, JsonSchema>();
  const components: Record<string, JsonSchema> = {};
  for (const [name, definition] of Object.entries(definitions)) {
    const schema = mapSchema(definition, (part) => {
      const target = part.$ref?.startsWith(DEFINITION) ? part.$ref.slice(DEFINITION.length) : null;
      return modernised(target === null ? part : { ...part, ...refTo(componentNameOf(target)) });
    });
    if (wantedNames.has(name)) wanted.set(name, schema);
    else components[componentNameOf(name)] = schema;
  }
  return { wanted, components };
}
