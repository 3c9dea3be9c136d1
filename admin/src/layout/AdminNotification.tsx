import { Notification } from 'react-admin';
import { useLocation } from 'react-router-dom';

const PLACE = { vertical: 'top', horizontal: 'center' } as const;

/**
 * Below the top bar: at the bottom it would lie over a form's Save on a phone. Not on the sign-in: react-admin takes
 * a save that ended the session for one that succeeded.
 */
export function AdminNotification() {
  const { pathname } = useLocation();
  if (pathname === '/login') return null;
  return <Notification anchorOrigin={PLACE} sx={{ '&.MuiSnackbar-root': { top: 64 } }} />;
}
