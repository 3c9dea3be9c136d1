import { lazy, type ComponentType } from 'react';
import { CanAccess, Loading, useResourceContext } from 'react-admin';
import { AccessDeniedPage } from './StatusPage';

/**
 * A resource's screen, loaded when it is first opened. Without the right to it the refusal is in its place and
 * the address stays, where react-admin's own screens would lead away to a page of their own.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazy(async () => ({ default: await load() }));
  return function ResourceScreen() {
    const resource = useResourceContext();
    return (
      <CanAccess resource={resource} action="list" loading={<Loading />} accessDenied={<AccessDeniedPage />}>
        <Screen />
      </CanAccess>
    );
  };
}
