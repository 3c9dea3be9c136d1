import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import DevicesIcon from '@mui/icons-material/Devices';
import KeyIcon from '@mui/icons-material/Key';
import LogoutIcon from '@mui/icons-material/Logout';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import TranslateIcon from '@mui/icons-material/Translate';
import VerifiedUserIcon from '@mui/icons-material/VerifiedUser';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState, type ElementType } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { Confirm, useLogout, useNotify } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { LANGUAGE_NAMES } from '../../lib/i18n/language';
import { shownLanguage } from '../../lib/i18n/shownLanguage';
import { t } from '../../lib/i18n/t';
import { accountCalls } from './accountCalls';
import { useChooseLanguage } from './useChooseLanguage';

const SCREENS = [
  { path: '/change-password', label: t('Change Password'), icon: KeyIcon },
  { path: '/two-factor', label: t('Two-Factor Authentication'), icon: VerifiedUserIcon },
  { path: '/sessions', label: t('Sessions'), icon: DevicesIcon },
  { path: '/handbook', label: t('Handbook'), icon: MenuBookIcon },
] as const;

export interface MenuAction {
  label: string;
  icon: ElementType<{ fontSize: 'small' }>;
  run: () => void;
}

interface AccountMenuProps {
  /** Of the frame: the list of shortcuts, and what its bar has no room for. */
  actions: readonly MenuAction[];
}

/** The actions of one's own account; signing out on this device is in the sidebar. */
export function AccountMenu({ actions }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState(false);
  const chooseLanguage = useChooseLanguage();
  const other = shownLanguage() === 'en' ? 'id' : 'en';
  const close = () => setAnchor(null);
  const askToSignOut = () => {
    close();
    setAsks(true);
  };

  return (
    <>
      <Tooltip title={t('Account')}>
        <IconButton
          color="inherit"
          aria-label={t('Account')}
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
        {actions.map(({ label, icon: Icon, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <MenuItem lang={other} onClick={() => chooseLanguage(other)}>
          <ListItemIcon>
            <TranslateIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{LANGUAGE_NAMES[other]}</ListItemText>
        </MenuItem>
        <MenuItem onClick={askToSignOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('Sign out everywhere')}</ListItemText>
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
      notify(serverMessage(error) ?? t('Signing out failed. Please try again.'), { type: 'error' });
      onClose();
    },
  });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Sign out everywhere?"
      content={t('You will be signed out on all devices, this one included.')}
      confirm={t('Sign out everywhere')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
