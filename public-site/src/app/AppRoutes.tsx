import { pagePath } from '@festival/contracts';
import { Redirect, RouteParamsContext, useLocation } from '../lib/router';
import { findPage } from './pages';
import { Shell } from './shell/Shell';

export function AppRoutes() {
  const { pathname, search, hash, state } = useLocation();
  const canonical = pagePath(pathname);
  // As the server does: a page has one address.
  if (canonical !== pathname) return <Redirect to={canonical + search + hash} state={state} />;
  const { page, params } = findPage(pathname);
  return (
    <Shell>
      <RouteParamsContext value={params}>
        <page.Page />
      </RouteParamsContext>
    </Shell>
  );
}
