import { Box, Drawer, useMediaQuery, type Theme } from '@mui/material';
import { useDeferredValue, useEffect } from 'react';
import { useSidebarState, type SidebarProps } from 'react-admin';
import { SidebarFooter } from './SidebarFooter';

const APP_BAR_HEIGHT = 50;

/** Always there from 992 px; below, a drawer that the menu button opens and Escape closes (section 2). */
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
          'aria-label': isWide ? undefined : 'Menu',
          sx: (theme) => ({
            width: theme.sidebar.width,
            ...(isWide && { top: APP_BAR_HEIGHT, height: `calc(100% - ${APP_BAR_HEIGHT}px)` }),
          }),
        },
      }}
    >
      <Box component="nav" aria-label="Main menu" sx={{ flex: 1, overflowY: 'auto' }}>
        {children}
      </Box>
      <SidebarFooter />
    </Drawer>
  );
}
