import { Box, Typography } from '@mui/material';
import { AppBar, TitlePortal, type AppBarProps } from 'react-admin';
import { AccountMenu } from '../../people/account/AccountMenu';
import { TITLE_FONT } from '../../shared/brand';
import { Crest } from '../../shared/screens/Crest';

/** A phone has room for a long title in two lines. */
const PHONE_TITLE = {
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: { xs: 1.25, sm: 1.6 },
  textWrap: 'balance',
} as const;

/** The screen's title in the middle; theme, refresh and the own account at the right. Signing out is in the sidebar. */
export function AdminAppBar(props: AppBarProps) {
  return (
    <AppBar {...props} userMenu={<AccountMenu />}>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1, width: 240, pl: 1, flexShrink: 0 }}>
        <Crest size={28} />
        <Typography sx={{ fontFamily: TITLE_FONT, fontWeight: 700, whiteSpace: 'nowrap' }}>Admin Portal</Typography>
      </Box>
      {/* Empty where the page has a heading of its own; it still keeps the buttons at the right. */}
      <TitlePortal component="h1" sx={{ ...PHONE_TITLE, pl: { xs: 1, md: 2 }, '&:empty': { visibility: 'hidden' } }} />
    </AppBar>
  );
}
