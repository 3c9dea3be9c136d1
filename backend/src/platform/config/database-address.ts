/** A database server. */
export interface DatabaseHost {
  host: string;
  port: number;
}

/** What `mysql://user:password@host:port,host:port/name` says. */
export interface DatabaseAddress {
  user: string;
  password: string;
  name: string;
  /** In the order in which they are to be used; at least one. */
  hosts: readonly DatabaseHost[];
}

const DEFAULT_PORT = 3306;
const PARTS = /^mysql:\/\/(?<user>[^/?#]*@)?(?<hosts>[^@/?#]+)\/(?<name>[^/?#]+)$/;

/** Null when it isn't one, names a host twice, or a host can't be one. IPv6 hosts stand in brackets. */
export function parseDatabaseAddress(value: string): DatabaseAddress | null {
  const { user = '', hosts = '', name = '' } = PARTS.exec(value.replace(/[?#].*$/s, ''))?.groups ?? {};
  const urls = hosts.split(',').map((host) => `mysql://${user}${host}/`);
  if (name === '' || !urls.every((url) => URL.canParse(url))) return null;
  const parsed = urls.map((url) => new URL(url));
  const all = parsed.map(({ hostname, port }) => ({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? DEFAULT_PORT : Number(port),
  }));
  if (all.some(({ host }) => host === '') || new Set(all.map(hostText)).size < all.length) return null;
  const [{ username, password } = { username: '', password: '' }] = parsed;
  return { user: decoded(username), password: decoded(password), name: decoded(name), hosts: all };
}

/** `host:port`, as a person writes it. */
export function hostText({ host, port }: DatabaseHost): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** A password may hold a lone percent sign, which stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
