import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import DevicesIcon from '@mui/icons-material/Devices';
import KeyIcon from '@mui/icons-material/Key';
import VerifiedUserIcon from '@mui/icons-material/VerifiedUser';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SignOutEverywhereDialog } from './SignOutEverywhereDialog';

const SCREENS = [
  { path: '/change-password', label: 'Change Password', icon: KeyIcon },
  { path: '/two-factor', label: 'Two-Factor Authentication', icon: VerifiedUserIcon },
] as const;

/** What everybody can do with the own account; signing out on this device is in the sidebar. */
export function AccountMenu() {
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
        <MenuItem onClick={askToSignOut}>
          <ListItemIcon>
            <DevicesIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Sign out everywhere</ListItemText>
        </MenuItem>
      </Menu>
      {asks && <SignOutEverywhereDialog onClose={() => setAsks(false)} />}
    </>
  );
}
