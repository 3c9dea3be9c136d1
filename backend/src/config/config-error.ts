/** A start that can't go on: one plain line that names the variable, what it holds and what would be right. */
export class ConfigError extends Error {
  constructor(variable: string, value: string | undefined, expected: string) {
    super(`${variable} is ${value === undefined ? 'not set' : `"${value}"`}: ${expected}`);
    this.name = 'ConfigError';
  }
}
