import { Route, Routes } from 'react-router';
import { PAGES } from './pages';
import { Shell } from './shell/Shell';

export function AppRoutes() {
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
