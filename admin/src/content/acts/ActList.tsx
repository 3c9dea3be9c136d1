import { ACT_DRAWINGS, type ActDrawing, type AdminAct } from '@festival/contracts';
import { Typography } from '@mui/material';
import { CreateButton, DataTable, useGetList } from 'react-admin';
import { ContentDialogs } from '../forms/ContentDialogs';
import { LAST_IN_ORDER } from '../lists/useNextSortOrder';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { StatusChip } from '../../shared/fields/StatusChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { screenTexts } from '../screenTexts';
import { ActInputs } from './ActInputs';
import { actTimes } from './actTimes';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';

const ACT = screenTexts(t('act'), {
  loading: { unknown: t('Failed to fetch acts') },
  saving: { unknown: t('Operation failed') },
  deleting: { unknown: t('Delete failed') },
});

const Column = DataTable.Col<AdminAct>;

const state = ({ is_announced }: AdminAct) => (
  <StatusChip label={is_announced ? t('Announced') : t('Coming Soon')} tone={is_announced ? 'success' : 'warning'} />
);
const actions = <RecordActions deletion={ACT} isSorted />;

const title = ({ name, guest_star_id }: AdminAct) => (
  <>
    {name}
    {guest_star_id !== null && (
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('Guest star')}
      </Typography>
    )}
  </>
);

const details = (act: AdminAct) => (
  <>
    {t('Order %{sortOrder}%{stage}', { sortOrder: act.sort_order, stage: act.stage && ` · ${act.stage}` })}
    <br />
    {actTimes(act)}
  </>
);

function ActTable() {
  return (
    <DataTable<AdminAct> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column source="name" label={t('Name')} sx={{ ...STRONG, overflowWrap: 'anywhere' }} render={title} />
      <Column
        source="stage"
        label={t('Stage')}
        sx={{ overflowWrap: 'anywhere' }}
        render={({ stage }) => stage || '–'}
      />
      <Column source="starts_at" label={t('Time (WIB)')} render={actTimes} />
      <Column source="is_announced" label={t('Status')} render={state} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function ActCards() {
  return <RecordCards<AdminAct> title={title} details={details} state={state} actions={actions} />;
}

const NEW_ACT = {
  guest_star_id: null,
  is_announced: false,
  stage: '',
  starts_at: null,
  ends_at: null,
  about: '',
  image: null,
  instagram_link: null,
  music_link: null,
  video_link: null,
};

/** The drawing that the fewest acts have, so that a new one looks like no other. */
export function leastUsedDrawing(acts: ReadonlyArray<Pick<AdminAct, 'drawing'>>): ActDrawing {
  const uses = (drawing: ActDrawing) => acts.filter((act) => act.drawing === drawing).length;
  return ACT_DRAWINGS.reduce((least, each) => (uses(each) < uses(least) ? each : least));
}

const nobody = (
  <EmptyState title={t('No acts')} hint={t('Who plays at the festival, when and on which stage, in their order.')}>
    <CreateButton label="Add act" variant="contained" />
  </EmptyState>
);

/** Who plays at the festival, when and where. */
export function ActList() {
  const isPhone = usePhoneLayout();
  const { data: acts = [] } = useGetList<AdminAct>('acts', LAST_IN_ORDER, { onError: () => undefined });
  return (
    <>
      <ServerList
        title={t('Acts Management')}
        actions={<SortedListActions addLabel={t('Add act')} />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={nobody}
        error={<ListError texts={ACT.loading} />}
      >
        {isPhone ? <ActCards /> : <ActTable />}
      </ServerList>
      <ContentDialogs texts={ACT} defaults={{ ...NEW_ACT, drawing: leastUsedDrawing(acts) }}>
        <ActInputs />
      </ContentDialogs>
    </>
  );
}
