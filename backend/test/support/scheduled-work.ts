import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { Festival } from './festival.js';

/** Set by the decorators of @nestjs/schedule. */
const SCHEDULED = 'SCHEDULER_TYPE';

/** Every scheduled method of the product, to be run once; also of jobs that are added later. */
export function scheduledWork(festival: Festival): Array<() => unknown> {
  const scanner = new MetadataScanner();
  const providers = [...festival.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.providers.values(),
  ]);
  const instances = new Set(providers.map(({ instance }): unknown => instance).filter((each) => isObject(each)));
  return [...instances].flatMap((instance) =>
    scanner
      .getAllMethodNames(Object.getPrototypeOf(instance) as object)
      .map((name) => (instance as Record<string, unknown>)[name])
      .filter(
        (method): method is () => unknown => typeof method === 'function' && Reflect.hasMetadata(SCHEDULED, method),
      )
      .map((method) => () => method.call(instance)),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== null;
}
