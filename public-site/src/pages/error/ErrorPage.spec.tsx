import '../../lib/testing/browser-globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { BrowserRouter, RouteParamsContext } from '../../lib/router';
import { ApiError } from '../../lib/api/api';
import { createQueryClient } from '../../app/query-client';
import { BUILT_IN_SETTINGS, siteSettingsQuery } from '../../lib/festival/site-settings';
import { ErrorRoute } from './ErrorRoute';
import { pageErrorStatus } from './page-error-status';

function queries() {
  const client = createQueryClient();
  client.setQueryData(siteSettingsQuery.queryKey, BUILT_IN_SETTINGS);
  return client;
}

const openError = (status: string) =>
  render(
    <QueryClientProvider client={queries()}>
      <BrowserRouter>
        <RouteParamsContext value={{ status }}>
          <ErrorRoute />
        </RouteParamsContext>
      </BrowserRouter>
    </QueryClientProvider>,
  );

const NOT_FOUND = ["THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'PLEASE CHECK THE URL'] as const;

test.each([
  ['401', 'AUTHENTICATION REQUIRED', 'PLEASE LOGIN TO CONTINUE'],
  ['403', 'ACCESS DENIED', 'YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE'],
  ['404', ...NOT_FOUND],
  ['500', 'SOMETHING WENT WRONG ON OUR END', 'PLEASE TRY AGAIN LATER'],
  ['503', 'SITE UNDER MAINTENANCE', 'PLEASE COME BACK SHORTLY'],
  ['418', ...NOT_FOUND],
  ['teapot', ...NOT_FOUND],
])('/error/%s says "%s / %s" and leads back to the tickets', (status, headline, advice) => {
  openError(status);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headline);
  expect(screen.getByText(advice)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/ticket');
});

test.each([
  ['404', 'Page not found'],
  ['500', 'Something went wrong'],
])('/error/%s is called "%s" in the tab, as by the server', (status, title) => {
  openError(status);
  expect(document.title).toBe(`${title} · ${BUILT_IN_SETTINGS.festival_name}`);
});

const answered = (status: number) =>
  new ApiError({ status, message: '', errors: {}, data: undefined, retryAfter: null });

test.each([
  [401, 401],
  [403, 403],
  [500, 500],
  [503, 503],
  [404, null],
  [422, null],
  [429, null],
])('data that answered %p is shown as error page %p', (status, page) => {
  expect(pageErrorStatus(answered(status))).toBe(page);
});

test('a lost connection is no error page', () => {
  expect(pageErrorStatus(new TypeError('Failed to fetch'))).toBeNull();
});
