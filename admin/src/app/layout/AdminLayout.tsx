import { Layout, type LayoutProps, Notification, AppBar, TitlePortal, type AppBarProps } from 'react-admin';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Box, Typography } from '@mui/material';
import { ServerErrorPage } from '../../shared/screens/StatusPage';
import { TITLE_FONT } from '../../shared/brand';
import { Crest } from '../../shared/screens/Crest';
import { HelpButton } from '../handbook/HelpButton';
import { SearchBar } from '../search/SearchBar';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { AdminMenu } from './AdminMenu';
import { AdminSidebar } from './AdminSidebar';
import { OwnMenus, useIsNarrowBar } from './OwnMenus';
import { SessionGate } from './SessionGate';
import { ViewOnSite } from './ViewOnSite';
import { t } from '../../lib/i18n/t';

/** A phone has room for a long title in two lines. */
const PHONE_TITLE = {
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: { xs: 1.25, sm: 1.6 },
  textWrap: 'balance',
} as const;

/**
 * The screen's title in the middle; help, theme, refresh, language and the own account at the right. Signing out is in the
 * sidebar.
 */
function AdminAppBar(props: AppBarProps) {
  const [isListOpen, setIsListOpen] = useState(false);
  const isNarrow = useIsNarrowBar();
  return (
    <AppBar
      {...props}
      toolbar={isNarrow ? null : undefined}
      userMenu={<OwnMenus onShortcuts={() => setIsListOpen(true)} />}
    >
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, width: 240, pl: 1, flexShrink: 0 }}>
        <Crest size={28} />
        <Typography sx={{ fontFamily: TITLE_FONT, fontWeight: 700, whiteSpace: 'nowrap' }}>
          {t('Admin Portal')}
        </Typography>
      </Box>
      {/* Empty where the page has a heading of its own; it still keeps the buttons at the right. */}
      <TitlePortal component="h1" sx={{ ...PHONE_TITLE, pl: { xs: 1, md: 2 }, '&:empty': { visibility: 'hidden' } }} />
      <ViewOnSite isInBar />
      <SearchBar />
      <Shortcuts isListOpen={isListOpen} onList={setIsListOpen} />
      <HelpButton />
    </AppBar>
  );
}

const PLACE = { vertical: 'bottom', horizontal: 'center' } as const;

const sx = {
  '&.MuiSnackbar-root': { bottom: { xs: 128, sm: 24 } },
  // A dialog has its buttons below: there the notice is above its title.
  'body:has(.MuiDialog-root) &.MuiSnackbar-root': { top: 8, bottom: 'auto' },
} as const;

/**
 * On a phone above a form's Save and a list's add button, and over no field. Not on the sign-in: react-admin takes
 * a save that ended the session for one that succeeded.
 */
export function AdminNotification() {
  const { pathname } = useLocation();
  if (pathname === '/login') return null;
  return <Notification anchorOrigin={PLACE} sx={sx} />;
}

/** The frame of every screen but the sign-in and the scanner. */
export function AdminLayout({ children }: LayoutProps) {
  return (
    <SessionGate>
      <Layout appBarAlwaysOn appBar={AdminAppBar} sidebar={AdminSidebar} menu={AdminMenu} error={ServerErrorPage}>
        <ViewOnSite isInBar={false} />
        {children}
      </Layout>
    </SessionGate>
  );
}
