import { Notification } from 'react-admin';
import { useLocation } from 'react-router-dom';

const PLACE = { vertical: 'bottom', horizontal: 'center' } as const;

const sx = {
  '&.MuiSnackbar-root': { bottom: { xs: 128, sm: 24 } },
  // A dialog has its buttons below: there the notice stands over its title.
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
