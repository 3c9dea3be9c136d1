import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ControllerSource, readControllers, readImplemented } from './controller-source.js';
import { type Document, makeDocument, type Operation } from './document.js';
import { parameterTypes } from './parameters.js';
import { readRoutes, type Route } from './routes.js';
import { schemasOf, type WantedType } from './type-schemas.js';
import { bodyName, contractName, wantedNames } from './wanted-types.js';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SOURCES = join(ROOT, 'backend/src');
const BUILT = join(ROOT, 'backend/dist');

const CONTRACT_TYPES = join(SOURCES, 'contract-types.ts');
const USED_BY_THE_GENERATOR = ['Failure', 'Id', 'OrderNumber', 'Timestamp'];

/** Derives the whole document from the backend's sources and its build. */
export async function generate(): Promise<Document> {
  const files = filesUnder(SOURCES, /\.ts$/).filter((file) => !/\.(spec|entity)\.ts$/.test(file));
  const controllers = files.filter((file) => file.endsWith('.controller.ts')).flatMap(readControllers);
  const operations = operationsOf(await readRoutes(filesUnder(BUILT, /\.controller\.js$/)), controllers);
  const types = schemasOf(
    wantedTypes(operations, controllers, files),
    join(ROOT, 'openapi/.types'),
    join(ROOT, 'openapi/tsconfig.json'),
  );
  return makeDocument(operations, types, readFileSync(join(ROOT, 'openapi/introduction.md'), 'utf8'));
}

function filesUnder(directory: string, pattern: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort()
    .map((file) => join(directory, file));
}

function operationsOf(routes: readonly Route[], controllers: readonly ControllerSource[]): Operation[] {
  return routes.map((route) => {
    const controller = controllers.find(({ name }) => name === route.controller);
    const source = controller?.handlers.get(route.handler);
    if (!controller || !source) throw new Error(`No source was found of ${route.controller}.${route.handler}.`);
    return { ...route, source, folder: `${relative(SOURCES, dirname(controller.path))}/` };
  });
}

function wantedTypes(
  operations: readonly Operation[],
  controllers: readonly ControllerSource[],
  files: readonly string[],
): WantedType[] {
  const wanted = new Map<string, WantedType>();
  const want = (name: string, text: string | null, file: string, imports: ReadonlyMap<string, string>): void => {
    if (text !== null) wanted.set(name, { name, text, file, imports });
  };
  const contracts = new Map<string, string>();
  const wantContract = (type: string): void => {
    contracts.set(type, '@festival/contracts');
    want(contractName(type), type, CONTRACT_TYPES, contracts);
  };
  for (const operation of operations) {
    const controller = controllers.find(({ name }) => name === operation.controller) as ControllerSource;
    const names = wantedNames(operation);
    const { answer, refusals } = operation.source;
    want(names.data, answer.data, controller.path, controller.imports);
    want(names.extra, answer.extra, controller.path, controller.imports);
    if (!operation.body) want(names.body, operation.source.bodyType, controller.path, controller.imports);
    for (const type of parameterTypes(operation.source)) wantContract(type);
    for (const { bodyType } of refusals) if (bodyType !== null) wantContract(bodyType);
  }
  for (const type of USED_BY_THE_GENERATOR) wantContract(type);
  const bodies = new Set(operations.flatMap(({ body }) => body?.name ?? []));
  for (const file of files) {
    for (const { name, types, imports } of readImplemented(file)) {
      if (bodies.has(name)) want(bodyName(name), types.join(' & '), file, imports);
    }
  }
  return [...wanted.values()];
}
