import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/internal';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { ACCESS, type Access } from '../../src/platform/access/access.js';
import { listOf, type ServedList } from '../../src/platform/http/answers/list-query.js';
import type { Festival } from './festival.js';

export interface Route {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: Access | undefined;
  list: ServedList | undefined;
}

/** Every route of every controller, as Nest has them. */
export function registeredRoutes(festival: Festival): Route[] {
  const scanner = new MetadataScanner();
  const controllers = [...festival.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => {
    if (typeof metatype !== 'function') return [];
    const prototype = metatype.prototype as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method];
      const paths: unknown = handler && Reflect.getMetadata(PATH_METADATA, handler);
      if (!handler || paths === undefined) return [];
      const name = `${metatype.name}.${method}`;
      const verb = RequestMethod[
        Reflect.getMetadata(METHOD_METADATA, handler) as number
      ]?.toLowerCase() as Route['method'];
      const access = (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, metatype)) as
        Access | undefined;
      const list = listOf(handler);
      const prefixes = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
      return prefixes.flatMap((prefix) =>
        [paths as string | string[]]
          .flat()
          .map((path) => ({ name, method: verb, path: join(prefix, path), access, list })),
      );
    });
  });
}

function join(...parts: string[]): string {
  const path = parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/');
  return `/${path}`;
}
