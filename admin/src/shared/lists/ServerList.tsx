import { MOST_COUNTED_HITS } from '@festival/contracts';
import { Typography } from '@mui/material';
import {
  CreateButton,
  List,
  TopToolbar,
  useResourceDefinition,
  type ListProps,
  type RaRecord,
  Pagination,
  useListContext,
} from 'react-admin';
import { ListError } from './ListError';
import { t } from '../../lib/i18n/t';

function Actions() {
  const { hasCreate } = useResourceDefinition();
  return hasCreate ? (
    <TopToolbar>
      <CreateButton />
    </TopToolbar>
  ) : null;
}

// A failure is shown in the place of the rows; a notice as well would say it twice.
const withoutNotice = () => undefined;

/** react-admin's list as every screen here has it: paged by the server, failures in the page with a retry. */
export function ServerList<T extends RaRecord>({ queryOptions, ...props }: ListProps<T>) {
  return (
    <List<T>
      exporter={false}
      perPage={25}
      actions={<Actions />}
      pagination={<ListPages />}
      error={<ListError />}
      queryOptions={{ onError: withoutNotice, ...queryOptions }}
      {...props}
    />
  );
}

/** Pages of a list; none where the list could not be loaded. */
function ListPages() {
  const { error, filterValues, total = 0 } = useListContext();
  if (error) return null;
  return (
    <>
      {filterValues['q'] && total === MOST_COUNTED_HITS && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1, textAlign: 'right' }}>
          {t('More is found than is counted here. Type more of it.')}
        </Typography>
      )}
      <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />
    </>
  );
}
