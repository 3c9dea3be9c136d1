/** A start that can't go on: one plain line that names the variable, what it holds and what would be right. */
export class ConfigError extends Error {
  constructor(variable: string, value: string | undefined, expected: string) {
    super(`${variable} is ${value === undefined ? 'not set' : `"${value}"`}: ${expected}`);
    this.name = 'ConfigError';
  }
}

/** An address without its user's password and its query, even one that is written wrongly. */
export function hidePassword(address: string): string {
  const begin = address.indexOf('://') < 0 ? 0 : address.indexOf('://') + 3;
  const end = address.lastIndexOf('@');
  const [user = '', ...password] = address.slice(begin, Math.max(begin, end)).split(':');
  const who = end < begin ? '' : password.length > 0 ? `${user}:***` : '***';
  return address.slice(0, begin) + who + address.slice(Math.max(begin, end)).replace(/\?.*/s, '?***');
}
