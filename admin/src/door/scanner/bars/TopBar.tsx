import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Place from '@mui/icons-material/Place';
import { useState, type ReactNode } from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ExitToApp from '@mui/icons-material/ExitToApp';
import Key from '@mui/icons-material/Key';
import Logout from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import { TOUCH_SIZE } from '../scan/scannerTheme';
import type { Torch } from '../camera/useCamera';
import type { Connection } from '../calls/useConnection';
import { ConnectionState } from './ConnectionState';
import { HeaderBar } from './HeaderBar';
import { TorchButton } from './TorchButton';

interface ScannerMenuProps {
  /** Whether this person has other screens than the scanner. */
  hasBackOffice: boolean;
  onSignOut: () => void;
}

/** The ways out of the scanner. */
function ScannerMenu({ hasBackOffice, onSignOut }: ScannerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MenuIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} transitionDuration={0}>
        {hasBackOffice && (
          <MenuItem component="a" href="/admin" sx={itemStyle}>
            <ListItemIcon>
              <ExitToApp />
            </ListItemIcon>
            Exit to the back office
          </MenuItem>
        )}
        <MenuItem component="a" href="/admin/change-password" sx={itemStyle}>
          <ListItemIcon>
            <Key />
          </ListItemIcon>
          Change password
        </MenuItem>
        <MenuItem
          sx={itemStyle}
          onClick={() => {
            close();
            onSignOut();
          }}
        >
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}

const itemStyle = { minHeight: TOUCH_SIZE, minWidth: 240 };

interface TopBarProps {
  connection: Connection;
  gate: string;
  torch: Torch;
  hasBackOffice: boolean;
  help: ReactNode;
  onGate: () => void;
  onSignOut: () => void;
}

/** Always in sight: the way out, this gate's name, the torch, the connection. */
export function TopBar({ connection, gate, torch, hasBackOffice, help, onGate, onSignOut }: TopBarProps) {
  return (
    <HeaderBar>
      <ScannerMenu hasBackOffice={hasBackOffice} onSignOut={onSignOut} />
      <Button color="inherit" onClick={onGate} startIcon={<Place />} sx={{ minWidth: 0, flex: '1 1 auto' }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {gate === '' ? 'Set gate' : gate}
        </Box>
      </Button>
      {help}
      <TorchButton torch={torch} />
      <ConnectionState connection={connection} />
    </HeaderBar>
  );
}
