import VideoLibraryIcon from '@mui/icons-material/VideoLibrary';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** The forms stand over the list, which opens them by the address. */
export const archive = {
  list: lazyScreen(async () => (await import('./ArchiveVideoList')).ArchiveVideoList),
  hasCreate: true,
  hasEdit: true,
  icon: VideoLibraryIcon,
  recordRepresentation: 'title',
  options: { label: 'Archive' },
};
