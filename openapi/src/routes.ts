import { ACCESS, type Access } from '@festival/backend/platform/access/access.js';
import { listOf, type ServedList } from '@festival/backend/platform/http/answers/list-query.js';
import { ParseId } from '@festival/backend/platform/http/requests/validation.js';
import { RequestMethod, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/internal';
import 'reflect-metadata';

/** Methods that change something. */
export const MUTATING: readonly string[] = ['post', 'put', 'patch', 'delete'];

/** One path and method of a handler, read from the metadata that Nest's decorators leave. */
export interface Route {
  controller: string;
  handler: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for parameters, as OpenAPI writes them. */
  path: string;
  /** Status of a success. */
  status: number;
  access: Access;
  parameters: RouteParameter[];
  body: Type | null;
  /** Class of the whole query, where it has one. */
  query: Type | null;
  /** Sorts and filters, where it answers as a list. */
  list: ServedList | null;
}

export interface RouteParameter {
  in: 'path' | 'query' | 'header';
  name: string;
  isId: boolean;
}

/** Those who call these know no anti-forgery token: the payment provider, and mail programs. */
const EXEMPT: readonly string[] = ['/api/payment/notification', '/next-year/unsubscribe'];

/** All that change something, but for the exempt. */
export const needsCsrfToken = ({ method, path }: Pick<Route, 'method' | 'path'>): boolean =>
  MUTATING.includes(method) && !EXEMPT.includes(path);

/** Numbers that Nest gives to the kinds of a handler's arguments. */
const BODY = 3;
const QUERY = 4;
const SOURCES: Readonly<Record<number, RouteParameter['in']>> = { [QUERY]: 'query', 5: 'path', 6: 'header' };
const NOT_DTOS: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

interface Argument {
  kind: number;
  index: number;
  name: string | undefined;
  pipes: unknown[];
}

/** Imports built controllers and lists their routes. */
export async function readRoutes(files: readonly string[]): Promise<Route[]> {
  const routes: Route[] = [];
  for (const file of files) {
    const exported = (await import(file)) as Record<string, unknown>;
    routes.push(...Object.values(exported).filter(isController).flatMap(routesOf));
  }
  return routes;
}

function isController(value: unknown): value is Type {
  return typeof value === 'function' && Reflect.hasMetadata(PATH_METADATA, value);
}

function routesOf(controller: Type): Route[] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = (controller.prototype as Record<string, unknown>)[name];
    if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) return [];
    return pathsOf(controller).flatMap((base) =>
      pathsOf(handler).map((own) => routeOf(controller, name, handler, joined(base, own))),
    );
  });
}

function routeOf(controller: Type, name: string, handler: object, path: string): Route {
  const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, controller)) as
    Access | undefined;
  if (!access) throw new Error(`${controller.name}.${name} says nowhere who may call it.`);
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? []) as Type[];
  const given = argumentsOf(controller, name);
  const dto = (kind: number): Type | null => {
    const whole = given.find((each) => each.kind === kind && each.name === undefined);
    const type = whole && types[whole.index];
    return NOT_DTOS.includes(type) ? null : (type ?? null);
  };
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number]?.toLowerCase();
  return {
    controller: controller.name,
    handler: name,
    method: method as Route['method'],
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    status: (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ?? 200,
    access,
    parameters: [...inPath(path, given), ...named(given).filter((each) => each.in !== 'path')],
    body: dto(BODY),
    query: dto(QUERY),
    list: listOf(handler) ?? null,
  };
}

function pathsOf(target: object): string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}

function joined(base: string, own: string): string {
  return `/${[base, own].join('/')}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}

function argumentsOf(controller: Type, name: string): Argument[] {
  const raw = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    { index: number; data?: string; pipes?: unknown[] }
  >;
  // A decorator of one's own has a random key, which may begin with a digit too.
  return Object.entries(raw)
    .filter(([key]) => /^\d+:\d+$/.test(key))
    .map(([key, { index, data, pipes = [] }]) => ({
      kind: Number.parseInt(key, 10),
      index,
      name: typeof data === 'string' ? data : undefined,
      pipes,
    }));
}

function named(given: Argument[]): RouteParameter[] {
  return given.flatMap(({ kind, name, pipes }) => {
    const from = SOURCES[kind];
    return from && name !== undefined ? [{ in: from, name, isId: pipes.includes(ParseId) }] : [];
  });
}

/** Every parameter of the path, also one that the handler doesn't read. */
function inPath(path: string, given: Argument[]): RouteParameter[] {
  const read = named(given).filter((each) => each.in === 'path');
  return [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']) => read.find((each) => each.name === name) ?? { in: 'path', name, isId: false },
  );
}
