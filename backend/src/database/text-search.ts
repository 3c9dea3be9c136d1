/** A `LIKE` pattern for text that contains `fragment`, whose own wildcards count as plain characters (ESCAPE '!'). */
export function containing(fragment: string): string {
  return `%${fragment.trim().toLowerCase().replace(/[!%_]/g, '!$&')}%`;
}
