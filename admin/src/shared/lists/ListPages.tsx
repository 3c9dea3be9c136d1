import { Pagination, useListContext } from 'react-admin';

/** Pages of a list; none where the list could not be loaded. */
export function ListPages() {
  const { error } = useListContext();
  return error ? null : <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />;
}
