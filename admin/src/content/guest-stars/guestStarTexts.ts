import { MAX_GUEST_STARS } from '@festival/contracts';
import { screenTexts } from '../screenTexts';
export const GUEST_STAR = screenTexts('guest star', {
  loading: { unknown: 'Failed to fetch guest stars' },
  saving: { unknown: 'Operation failed' },
  deleting: { unknown: 'Delete failed' },
});

export const GUEST_STAR_INSTRUCTIONS = [
  `There are at most ${MAX_GUEST_STARS} guest stars. The order, 1 to ${MAX_GUEST_STARS}, is the place in the line-up.`,
  'Coming Soon: visitors see neither name nor pictures. Revealed: they see both.',
  'The image is the star; the below image is shown under it. Without an image the site draws its own.',
  'Pictures: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.',
];
