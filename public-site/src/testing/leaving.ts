interface AskedAddress {
  path: string[];
  query: string | null;
}

interface LocationOfJsdom {
  _locationObjectNavigate(address: AskedAddress): void;
}

/** The addresses that the page leaves for by a load of its own. jsdom stays where it is: it can't load another page. */
export function leavings(): string[] {
  const addresses: string[] = [];
  const [inner] = Object.getOwnPropertySymbols(window.location);
  const location = (window.location as unknown as Record<symbol, LocationOfJsdom>)[inner as symbol];
  if (!location) throw new Error('This is no jsdom.');
  jest.spyOn(location, '_locationObjectNavigate').mockImplementation(({ path, query }) => {
    addresses.push(`/${path.join('/')}${query === null ? '' : `?${query}`}`);
  });
  return addresses;
}
