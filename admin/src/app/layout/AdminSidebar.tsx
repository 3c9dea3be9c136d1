import { Box, Drawer, useMediaQuery, type Theme, Avatar, Typography } from '@mui/material';
import { useDeferredValue, useEffect } from 'react';
import { useSidebarState, type SidebarProps, useGetIdentity } from 'react-admin';
import { ROLE_LABELS } from '@festival/contracts';
import type { AdminIdentity } from '../providers/authProvider';
import { LogoutButton } from '../../people/sign-in/LogoutButton';
import { t } from '../../lib/i18n/t';

const DEFAULT_NAME = t('Admin User');

/** Name and role of the person who is signed in, and the way out. */
function SidebarFooter() {
  const { identity } = useGetIdentity();
  const role = (identity as AdminIdentity | undefined)?.role ?? 'super_admin';
  const name = identity?.fullName || DEFAULT_NAME;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Avatar sx={{ width: 32, height: 32, fontSize: '0.9rem', bgcolor: 'primary.main' }} aria-hidden>
        {name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <Typography variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {t(ROLE_LABELS[role])}
        </Typography>
      </Box>
      <LogoutButton />
    </Box>
  );
}

const APP_BAR_HEIGHT = 50;

/** Always there from 992 px; below, a drawer that the menu button opens and Escape closes. */
export function AdminSidebar({ children }: SidebarProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [open, setOpen] = useSidebarState();

  // The stored state follows the width of the window: the menu shows its words by it.
  useEffect(() => setOpen(isWide), [isWide, setOpen]);

  // Until it has followed, no drawer: one that opens for a moment never closes and keeps the page behind it hidden.
  const followed = useDeferredValue<boolean | null>(isWide, null);
  const isOpen = isWide || (open && followed === isWide);

  return (
    <Drawer
      variant={isWide ? 'permanent' : 'temporary'}
      open={isOpen}
      onClose={() => setOpen(false)}
      sx={(theme) => ({ width: isWide ? theme.sidebar.width : undefined, flexShrink: 0 })}
      slotProps={{
        paper: {
          'aria-label': isWide ? undefined : t('Menu'),
          sx: (theme) => ({
            width: theme.sidebar.width,
            ...(isWide && { top: APP_BAR_HEIGHT, height: `calc(100% - ${APP_BAR_HEIGHT}px)` }),
          }),
        },
      }}
    >
      <Box component="nav" aria-label={t('Main menu')} sx={{ flex: 1, overflowY: 'auto' }}>
        {children}
      </Box>
      <SidebarFooter />
    </Drawer>
  );
}
