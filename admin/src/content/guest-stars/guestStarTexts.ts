import { MAX_GUEST_STARS } from '@festival/contracts';
import { screenTexts } from '../screenTexts';
import { t } from '../../lib/i18n/t';
export const GUEST_STAR = screenTexts(t('guest star'), {
  loading: { unknown: t('Failed to fetch guest stars') },
  saving: { unknown: t('Operation failed') },
  deleting: { unknown: t('Delete failed') },
});

export const GUEST_STAR_INSTRUCTIONS = [
  t(
    'There are at most %{max_guest_stars} guest stars. The order, 1 to %{max_guest_stars2}, is the place in the line-up.',
    { max_guest_stars: MAX_GUEST_STARS, max_guest_stars2: MAX_GUEST_STARS },
  ),
  t('Coming Soon: visitors see neither name nor pictures. Revealed: they see both.'),
  t('The image is the star; the below image is shown under it. Without an image the site draws its own.'),
  t('Pictures: PNG/JPG, max 1MB, uploaded elsewhere and pasted as a URL, or uploaded here.'),
];
