export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of `pathname` under a pattern such as `/event/:slug`; null where it doesn't fit. Letters count as they
 * are, as for the server.
 */
export function matchRoute(pattern: string, pathname: string): RouteParams | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return null;
    } else if (value) {
      params[part.slice(1)] = decoded(value);
    } else {
      return null;
    }
  }
  return params;
}

/** The path of a pattern with each `:name` replaced. */
export const fillRoute = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** An address that was typed wrong is no reason to show nothing. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
