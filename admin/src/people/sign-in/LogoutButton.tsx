import LogoutIcon from '@mui/icons-material/Logout';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useLogout, useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';

/** Ends the session; the next person to sign in doesn't land on this person's last screen. */
export function LogoutButton() {
  const logout = useLogout();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => logout({}, undefined, false),
    onError: (error) => notify(serverMessage(error) ?? 'Logout failed. Please try again.', { type: 'error' }),
  });
  return (
    <Tooltip title="Logout">
      <span>
        <IconButton aria-label="Logout" onClick={() => mutate()} disabled={isPending}>
          <LogoutIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
