import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import DevicesIcon from '@mui/icons-material/Devices';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import KeyIcon from '@mui/icons-material/Key';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import VerifiedUserIcon from '@mui/icons-material/VerifiedUser';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { Confirm, useLogout, useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { accountCalls } from './accountCalls';

const SCREENS = [
  { path: '/change-password', label: 'Change Password', icon: KeyIcon },
  { path: '/two-factor', label: 'Two-Factor Authentication', icon: VerifiedUserIcon },
  { path: '/sessions', label: 'Sessions', icon: DevicesIcon },
  { path: '/handbook', label: 'Handbook', icon: MenuBookIcon },
] as const;

interface AccountMenuProps {
  /** The list of the keyboard's shortcuts, where it can also be switched off. */
  shortcuts: { label: string; open: () => void };
}

/** The actions of one's own account; signing out on this device is in the sidebar. */
export function AccountMenu({ shortcuts }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState(false);
  const close = () => setAnchor(null);
  const askToSignOut = () => {
    close();
    setAsks(true);
  };

  return (
    <>
      <Tooltip title="Account">
        <IconButton
          color="inherit"
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AccountCircleIcon />
        </IconButton>
      </Tooltip>
      {/* Inside the bar, so that it belongs to a landmark. */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {SCREENS.map(({ path, label, icon: Icon }) => (
          <MenuItem key={path} component={Link} to={path} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            shortcuts.open();
          }}
        >
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{shortcuts.label}</ListItemText>
        </MenuItem>
        <MenuItem onClick={askToSignOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out everywhere</ListItemText>
        </MenuItem>
      </Menu>
      {asks && <SignOutEverywhereDialog onClose={() => setAsks(false)} />}
    </>
  );
}

/** Ends every session of this person, this one included, after asking. */
function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await accountCalls.signOutEverywhere();
      await logout({}, undefined, false);
    },
    onError: (error) => {
      notify(serverMessage(error) ?? 'Signing out failed. Please try again.', { type: 'error' });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Sign out everywhere?"
      content="You will be signed out on all devices, this one included."
      confirm="Sign out everywhere"
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
