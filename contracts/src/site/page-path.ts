/**
 * The canonical path of a page: `/ticket` for `/ticket/`, `//ticket` and `/ticket//`. Backslashes count as slashes, as in
 * browsers: the result never begins with two of either, which would be another host.
 */
export function pagePath(path: string): string {
  const single = path.replace(/^[\\/]+|[\\/]{2,}/g, '/');
  return single.length > 1 ? single.replace(/[\\/]$/, '') : single;
}
