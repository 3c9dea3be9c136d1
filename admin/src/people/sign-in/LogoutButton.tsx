import LogoutIcon from '@mui/icons-material/Logout';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useLogout, useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { t } from '../../lib/i18n/t';

/** Ends the session; the next person to sign in doesn't land on this person's last screen. */
export function LogoutButton() {
  const logout = useLogout();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logout({}, undefined, false),
    onError: (error) => notify(serverMessage(error) ?? t('Logout failed. Please try again.'), { type: 'error' }),
  });
  return (
    <Tooltip title={t('Logout')}>
      <span>
        <IconButton aria-label={t('Logout')} onClick={() => mutate()} disabled={isPending}>
          <LogoutIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
