import { localStorageStore, type Store } from 'react-admin';

/** Which columns somebody wants to see, and filters that they saved. */
const KEPT = /\.(?:datatable(?:_\w+)?|savedQueries)$/;

/** What was searched for may be a person's name: such a filter doesn't outlive the session. */
const isPersonal = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && JSON.stringify(query).includes('"q":');

function withoutPersonal(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((each) => !isPersonal(each)) : value;
}

/** react-admin's settings in this browser. Signing out forgets them, but for columns and saved filters. */
export function deviceStore(): Store {
  const store = localStorageStore();
  return {
    ...store,
    reset: () => {
      const kept = store.listItems ? Object.entries(store.listItems()).filter(([key]) => KEPT.test(key)) : [];
      store.reset();
      for (const [key, value] of kept) store.setItem(key, withoutPersonal(value));
    },
  };
}
