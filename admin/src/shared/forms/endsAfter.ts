/**
 * Validator of a window's end: it must be later than the start in field `start`; either may be empty. It stands at
 * the field, because react-admin skips the rules of fields in a form that has a rule of its own.
 */
export function endsAfter(start: string) {
  return (end: string | null | undefined, values: Record<string, unknown>): string | undefined => {
    const from = values[start];
    if (!end || typeof from !== 'string') return undefined;
    return Date.parse(end) <= Date.parse(from) ? 'The end must be after the start' : undefined;
  };
}
