import '../lib/testing/browser-globals';
import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from '../lib/router';
import { BUILT_IN_SETTINGS, siteSettingsQuery } from '../lib/festival/site-settings';
import { App } from './App';
import { createQueryClient } from './query-client';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function open(address: string): void {
  window.history.replaceState(null, '', address);
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteSettingsQuery.queryKey, BUILT_IN_SETTINGS);
  render(
    <BrowserRouter>
      <App queryClient={queryClient} language="en" renderedAt={null} />
      <Address />
    </BrowserRouter>,
  );
}

test.each([
  ['/error//500/', '/error/500', 'SOMETHING WENT WRONG ON OUR END'],
  ['/no//such/?a=1#b', '/no/such?a=1#b', "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST"],
])('%s is %s', async (typed, address, headline) => {
  open(typed);
  expect(await screen.findByRole('heading', { name: headline })).toBeTruthy();
  expect(screen.getByText(address)).toBeTruthy();
});
