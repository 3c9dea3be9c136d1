import type { AdminArchiveVideo } from '@festival/contracts';
import { Link, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { ActiveChip } from '../../shared/fields/ActiveChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../lists/RecordCards';
import { ARCHIVE_VIDEO, isUpcomingEvents } from './archiveVideoTexts';
import { VideoThumbnail } from './VideoThumbnail';

const Column = DataTable.Col<AdminArchiveVideo>;

const state = ({ is_active }: AdminArchiveVideo) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={ARCHIVE_VIDEO} isSorted />;

function VideoTitle({ video }: { video: AdminArchiveVideo }) {
  return (
    <>
      {video.title}
      {isUpcomingEvents(video.title) && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          On the event page
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
    Order {sort_order} · <VideoLink id={video_id} />
  </>
);

export function ArchiveVideoTable() {
  return (
    <DataTable<AdminArchiveVideo> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label="Order" disableSort />
      <Column label="Thumbnail" render={(video) => <VideoThumbnail video={video} />} />
      <Column source="title" label="Title" disableSort render={title} />
      <Column source="video_id" label="Video ID" disableSort render={({ video_id }) => <VideoLink id={video_id} />} />
      <Column source="is_active" label="Status" disableSort render={state} />
      <Column label="Actions" className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

export function ArchiveVideoCards() {
  return <RecordCards<AdminArchiveVideo> title={title} details={details} state={state} actions={actions} />;
}
