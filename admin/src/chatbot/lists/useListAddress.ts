import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A list's filters and page are in the address, so that reload and Back keep them. */
export function useListAddress<K extends string>(names: readonly K[]) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>;
  const asked = Number(params.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const isFiltered = Object.values(filters).some((value) => value !== '');

  /** Other filters begin at the first page. */
  const apply = (values: Record<K, string>) => {
    const given = names.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : []));
    setParams(new URLSearchParams(given));
  };
  const goTo = (to: number, options?: { replace: boolean }) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('page', String(to));
      return after;
    }, options);
  const clear = () => setParams({});
  return { filters, page, isFiltered, apply, clear, goTo };
}

/** The last row of the last page may be gone: then the page before is the last. */
export function useExistingPage(
  lastPage: number | undefined,
  page: number,
  goTo: (page: number, options: { replace: boolean }) => void,
): void {
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goTo(lastPage, { replace: true });
  }, [lastPage, page, goTo]);
}
