const SECOND_LANGUAGES = ['Indonesian', 'English'];

/**
 * The changes, and null for each second text (`titleIndonesian`) whose first one (`title`) they change without naming
 * it: it says what the first one said before.
 */
export function clearingStaleTexts<T extends object>(before: T, changes: Partial<T>): Partial<T> {
  const [old, next] = [before as Record<string, unknown>, changes as Record<string, unknown>];
  const stale = Object.keys(next)
    .filter((first) => next[first] !== old[first])
    .flatMap((first) => SECOND_LANGUAGES.map((language) => first + language))
    .filter((second) => second in old && !(second in next));
  return { ...changes, ...Object.fromEntries(stale.map((second) => [second, null])) };
}
