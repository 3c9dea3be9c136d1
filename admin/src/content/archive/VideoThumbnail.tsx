import type { AdminArchiveVideo } from '@festival/contracts';
import PlayCircleIcon from '@mui/icons-material/PlayCircle';
import { Thumbnail } from '../pictures/Thumbnail';

/** The thumbnail that an editor gave, else a sign in its place: nothing is asked of the video platform. */
export function VideoThumbnail({ video }: { video: AdminArchiveVideo }) {
  return <Thumbnail address={video.thumbnail_url} icon={PlayCircleIcon} />;
}
