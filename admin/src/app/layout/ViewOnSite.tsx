import { EVENT_NAMES, SITE_ROUTES } from '@festival/contracts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/i18n/t';

/** Where visitors see what a screen's records say. */
const PLACES: Readonly<Record<string, string>> = {
  'guest-stars': `${SITE_ROUTES.ticket}#line-up`,
  acts: `${SITE_ROUTES.home}#line-up`,
  'ticket-types': `${SITE_ROUTES.ticket}#tickets`,
  merchandise: `${SITE_ROUTES.event}#quests`,
  countdown: `${SITE_ROUTES.event}#countdown`,
  archive: `${SITE_ROUTES.about}#archive`,
  'hero-section': SITE_ROUTES.home,
  theme: SITE_ROUTES.home,
  'closing-section': `${SITE_ROUTES.home}#closing`,
  divisions: `${SITE_ROUTES.about}#divisions`,
  'event-pages': `${SITE_ROUTES.event}#map`,
  'merchandise-items': `${SITE_ROUTES.merchandise}#single`,
  'merchandise-bundles': `${SITE_ROUTES.merchandise}#bundling`,
  settings: SITE_ROUTES.home,
};

/** Where the open screen's content is on the site; undefined for a screen without any. */
export function placeOnSite(pathname: string): string | undefined {
  const [, screen = '', record] = pathname.split('/');
  const event = screen === 'event-pages' && EVENT_NAMES.find((name) => name === record);
  return event ? SITE_ROUTES.eventDetail.replace(':slug', event) : PLACES[screen];
}

/** On a content screen: what visitors see of it, in a new tab. In the bar where it has room, else above the page. */
export function ViewOnSite({ isInBar }: { isInBar: boolean }) {
  const place = placeOnSite(useLocation().pathname);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (!place || isWide !== isInBar) return null;
  const button = (
    <Button
      href={place}
      target="_blank"
      rel="noopener"
      color={isInBar ? 'inherit' : 'primary'}
      size="small"
      startIcon={<OpenInNewIcon />}
      sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
    >
      {t('View on site')}
    </Button>
  );
  return isInBar ? button : <Box sx={{ display: 'flex', justifyContent: 'flex-end', pt: 0.5, px: 1 }}>{button}</Box>;
}
