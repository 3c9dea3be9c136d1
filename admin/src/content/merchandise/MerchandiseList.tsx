import type { ReactNode } from 'react';
import { CreateButton, DataTable } from 'react-admin';
import type { AdminMerchandiseBundle, AdminMerchandiseItem } from '@festival/contracts';
import CheckroomIcon from '@mui/icons-material/Checkroom';
import { Typography } from '@mui/material';
import { ContentDialogs } from '../forms/ContentDialogs';
import type { ScreenTexts } from '../screenTexts';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../shared/fields/StatusChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { Thumbnail } from '../pictures/Thumbnail';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';

type Sold = AdminMerchandiseItem | AdminMerchandiseBundle;

const Column = DataTable.Col<Sold>;

const state = ({ is_active }: Sold) => <ActiveChip active={is_active} />;
const image = (sold: Sold) => <Thumbnail address={sold.image} icon={CheckroomIcon} />;
const name = (sold: Sold) => (
  <>
    {sold.name}
    {'contents' in sold && (
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {sold.contents}
      </Typography>
    )}
  </>
);
const details = ({ sort_order, price }: Sold) => t('Order %{sortOrder} · %{price}', { sortOrder: sort_order, price });

function MerchandiseTable({ texts }: { texts: ScreenTexts }) {
  return (
    <DataTable<Sold> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column label={t('Image')} render={image} />
      <Column source="name" label={t('Name')} sx={{ ...STRONG, overflowWrap: 'anywhere' }} render={name} />
      <Column source="price" label={t('Price')} disableSort align="right" sx={{ whiteSpace: 'nowrap' }} />
      <Column source="is_active" label={t('Status')} render={state} />
      <Column
        label={t('Actions')}
        className="row-actions"
        align="right"
        render={() => <RecordActions deletion={texts} isSorted />}
      />
    </DataTable>
  );
}

function MerchandiseCards({ texts }: { texts: ScreenTexts }) {
  return (
    <RecordCards<Sold>
      title={name}
      details={details}
      state={state}
      actions={<RecordActions deletion={texts} isSorted />}
    />
  );
}

interface MerchandiseListProps {
  title: string;
  /** In words: 'item'. */
  noun: string;
  texts: ScreenTexts;
  inputs: ReactNode;
}

const NEW_ONE = { image: null, link: null, is_active: true };

/** The goods of the merchandise page, in its order. */
export function MerchandiseList({ title, noun, texts, inputs }: MerchandiseListProps) {
  const isPhone = usePhoneLayout();
  const nothing = (
    <EmptyState
      title={t('No %{noun}s', { noun })}
      hint={t('The merchandise page shows each one as a row, in its order.')}
    >
      <CreateButton label={t('Add %{noun}', { noun })} variant="contained" />
    </EmptyState>
  );
  return (
    <>
      <ServerList
        title={title}
        actions={<SortedListActions addLabel={t('Add %{noun}', { noun })} />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={nothing}
        error={<ListError texts={texts.loading} />}
      >
        {isPhone ? <MerchandiseCards texts={texts} /> : <MerchandiseTable texts={texts} />}
      </ServerList>
      <ContentDialogs texts={texts} defaults={NEW_ONE}>
        {inputs}
      </ContentDialogs>
    </>
  );
}
