import type { ReactElement, ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import type { ScreenTexts } from '../screenTexts';

const MOST_ROWS = 100;

interface PanelListProps {
  title: string;
  texts: Pick<ScreenTexts, 'loading'>;
  sort: SortPayload;
  empty: ReactElement;
  children: ReactNode;
}

/** The list under a form: few records, all of them, and an address that only says what is edited. */
export function PanelList({ texts, children, ...list }: PanelListProps) {
  return (
    <ServerList
      {...list}
      actions={false}
      perPage={MOST_ROWS}
      pagination={false}
      disableSyncWithLocation
      storeKey={false}
      error={<ListError texts={texts.loading} />}
      sx={{ mt: 2 }}
    >
      {children}
    </ServerList>
  );
}
