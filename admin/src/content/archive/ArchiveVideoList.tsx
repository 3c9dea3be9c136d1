import { CreateButton } from 'react-admin';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ArchiveVideoInputs } from './ArchiveVideoInputs';
import { ArchiveVideoCards, ArchiveVideoTable } from './ArchiveVideoTable';
import { ARCHIVE_VIDEO } from './archiveVideoTexts';

const NEW_VIDEO = { is_active: true, thumbnail_url: null };
const noVideos = (
  <EmptyState title="No archive videos" hint="Each one is shown on the about page, in its order.">
    <CreateButton label="Add video" variant="contained" />
  </EmptyState>
);

/** The archive's videos in their order (content specification, section 2). */
export function ArchiveVideoList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title="Archive videos"
        actions={<SortedListActions addLabel="Add video" />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={noVideos}
        error={<ListError texts={ARCHIVE_VIDEO.loading} />}
      >
        {isPhone ? <ArchiveVideoCards /> : <ArchiveVideoTable />}
      </ServerList>
      <ContentDialogs texts={ARCHIVE_VIDEO} defaults={NEW_VIDEO}>
        <ArchiveVideoInputs />
      </ContentDialogs>
    </>
  );
}
