import type { AdminGuestStar } from '@festival/contracts';
import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { StatusChip } from '../../shared/fields/StatusChip';
import { GuestStarForm } from './GuestStarForm';
import { GUEST_STAR } from './guestStarTexts';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';

const Column = DataTable.Col<AdminGuestStar>;

const actions = <RecordActions deletion={GUEST_STAR} isSorted />;

const state = ({ is_revealed }: AdminGuestStar) => (
  <StatusChip label={is_revealed ? t('Revealed') : t('Coming Soon')} tone={is_revealed ? 'success' : 'warning'} />
);

/** Whether each picture is there. */
function ImageFlags({ star }: { star: AdminGuestStar }) {
  const flags = [
    [t('Image'), star.image],
    [t('Below image'), star.below_image],
  ] as const;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {flags.map(([label, address]) => (
        <StatusChip
          key={label}
          label={`${label}: ${address ? t('yes') : t('no')}`}
          tone={address ? 'success' : 'default'}
        />
      ))}
    </Box>
  );
}

const images = (star: AdminGuestStar) => <ImageFlags star={star} />;

function GuestStarTable() {
  return (
    <DataTable<AdminGuestStar> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column source="name" label={t('Name')} sx={STRONG} />
      <Column source="is_revealed" label={t('Status')} render={state} />
      <Column label={t('Images')} render={images} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function GuestStarCards() {
  return (
    <RecordCards<AdminGuestStar>
      title={({ sort_order, name }) => `${sort_order}. ${name}`}
      details={images}
      state={state}
      actions={actions}
    />
  );
}

const nobody = <EmptyState title={t('No guest stars')} hint={t('Add the first one above.')} />;

/** The line-up. */
export function GuestStarScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <GuestStarForm />
      <PanelList
        title={t('Guest Stars Management')}
        texts={GUEST_STAR}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={nobody}
      >
        {isPhone ? <GuestStarCards /> : <GuestStarTable />}
      </PanelList>
    </>
  );
}
