import { pagePath } from '@festival/contracts';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { PAGES } from './pages';
import { Shell } from './shell/Shell';

export function AppRoutes() {
  const location = useLocation();
  const pathname = pagePath(location.pathname);
  // As the server does: a page has one address.
  if (pathname !== location.pathname) return <Navigate replace to={{ ...location, pathname }} state={location.state} />;
  return (
    <Routes>
      <Route element={<Shell />}>
        {PAGES.map(({ route, Page }) => (
          <Route key={route} path={route} caseSensitive element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
