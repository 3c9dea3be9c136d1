import { ConfigError, hidePassword } from './config-error.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads single variables; an empty one counts as not set, as in a `.env` file with nothing behind the sign. */
export class EnvironmentReader {
  constructor(private readonly variables: Variables) {}

  optional(name: string): string | null {
    const value = this.variables[name]?.trim();
    return value ? value : null;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  matching(name: string, fallback: string, pattern: RegExp, expected: string): string {
    const value = this.text(name, fallback);
    if (!pattern.test(value)) throw new ConfigError(name, value, expected);
    return value;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new ConfigError(name, value, `give a whole number from ${min} to ${max}`);
    }
    return number;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === null) return fallback;
    const found = allowed.find((each) => each === value);
    if (!found) throw new ConfigError(name, value, `give one of: ${allowed.join(', ')}`);
    return found;
  }

  url(name: string, fallback: string, protocols: readonly string[]): string {
    return this.optionalUrl(name, protocols) ?? fallback;
  }

  optionalUrl(name: string, protocols: readonly string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new ConfigError(
        name,
        hidePassword(value),
        `give an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
    }
    return value;
  }
}
