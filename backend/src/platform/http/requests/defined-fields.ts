/** The fields that a request named: what is left out stays as it is, null clears it. */
export function definedFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** A time of a request: undefined when left out, null when cleared. */
export function definedTime(text: string | null | undefined): Date | null | undefined {
  if (text === undefined) return undefined;
  return text ? new Date(text) : null;
}
