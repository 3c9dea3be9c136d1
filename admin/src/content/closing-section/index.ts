import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import { lazyScreen } from '../../shared/screens/lazyScreen';

/** Form and list are one screen; the address says which record is edited. */
export const closingSection = {
  list: lazyScreen(async () => (await import('./ClosingSectionScreen')).ClosingSectionScreen),
  hasCreate: true,
  hasEdit: true,
  icon: VerticalAlignBottomIcon,
  recordRepresentation: 'head_text',
  options: { label: 'Closing Section' },
};
