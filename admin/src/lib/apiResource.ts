import type { ApiResource } from './apiTypes';
import { useResourceDefinition, useResourceDefinitions } from 'react-admin';

/** The API's name for the records of the screen that is open: `archive-videos` on the screen `archive`. */
export function useApiResource<R extends ApiResource = ApiResource>(): R {
  const { name, options } = useResourceDefinition<{ resource?: R }>();
  return options?.resource ?? (name as R);
}

/** Finds the screen of an API resource: `archive-videos` → `archive`. */
export function useScreenOf(): (resource: string) => string {
  const definitions = Object.values(useResourceDefinitions<{ resource?: string }>());
  return (resource) => definitions.find(({ options }) => options?.resource === resource)?.name ?? resource;
}
