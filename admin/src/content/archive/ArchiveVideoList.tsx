import { CreateButton, DataTable } from 'react-admin';
import type { AdminArchiveVideo } from '@festival/contracts';
import { Link, Typography } from '@mui/material';
import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../shared/fields/StatusChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { Thumbnail } from '../pictures/Thumbnail';
import { screenTexts } from '../screenTexts';
import { ArchiveVideoInputs } from './ArchiveVideoInputs';
import { t } from '../../lib/i18n/t';
export const ARCHIVE_VIDEO = screenTexts(t('archive video'), {
  loading: {
    prefix: t('Failed to load videos: '),
    unknown: t('Unknown error'),
    unanswered: t('Error loading videos. Please check your connection and try again.'),
  },
  saving: { prefix: t('Error: '), unknown: t('Something went wrong'), unanswered: t('Error saving video') },
  deleting: { prefix: t('Error: '), unknown: t('Something went wrong'), unanswered: t('Error deleting archive video') },
});

/** The event page's video, which the archive doesn't show. */
function isUpcomingEvents(title: string): boolean {
  return title.trim().toLowerCase() === 'upcoming events';
}

const Column = DataTable.Col<AdminArchiveVideo>;

const state = ({ is_active }: AdminArchiveVideo) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={ARCHIVE_VIDEO} isSorted />;

function VideoTitle({ video }: { video: AdminArchiveVideo }) {
  return (
    <>
      {video.title}
      {isUpcomingEvents(video.title) && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {t('On the event page')}
        </Typography>
      )}
    </>
  );
}

function VideoLink({ id }: { id: string }) {
  return (
    <Link
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener noreferrer"
      underline="always"
    >
      {id}
    </Link>
  );
}

const title = (video: AdminArchiveVideo) => <VideoTitle video={video} />;

const details = ({ sort_order, video_id }: AdminArchiveVideo) => (
  <>
    {t('Order %{sortOrder} ·', { sortOrder: sort_order })} <VideoLink id={video_id} />
  </>
);

function ArchiveVideoTable() {
  return (
    <DataTable<AdminArchiveVideo> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column label={t('Thumbnail')} render={(video) => <VideoThumbnail video={video} />} />
      <Column source="title" label={t('Title')} render={title} />
      <Column source="video_id" label={t('Video ID')} render={({ video_id }) => <VideoLink id={video_id} />} />
      <Column source="is_active" label={t('Status')} render={state} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function ArchiveVideoCards() {
  return <RecordCards<AdminArchiveVideo> title={title} details={details} state={state} actions={actions} />;
}

/** The thumbnail that an editor gave, else a sign in its place: nothing is asked of the video platform. */
function VideoThumbnail({ video }: { video: AdminArchiveVideo }) {
  return <Thumbnail address={video.thumbnail_url} icon={PlayCircleIcon} />;
}

const NEW_VIDEO = { is_active: true, thumbnail_url: null };
const noVideos = (
  <EmptyState title={t('No archive videos')} hint={t('Each one is shown on the about page, in its order.')}>
    <CreateButton label="Add video" variant="contained" />
  </EmptyState>
);

/** The archive's videos in their order. */
export function ArchiveVideoList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title={t('Archive videos')}
        actions={<SortedListActions addLabel={t('Add video')} />}
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
