/**
 * The one address of a page of the site: `/ticket` for `/ticket/`, `//ticket` and `/ticket//`. Backslashes count as
 * slashes, as browsers read them: what comes out never begins with two of either, which would name another host.
 */
export function pagePath(path: string): string {
  const single = path.replace(/^[\\/]+|[\\/]{2,}/g, '/');
  return single.length > 1 ? single.replace(/[\\/]$/, '') : single;
}
