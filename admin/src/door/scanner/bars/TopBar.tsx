import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import Place from '@mui/icons-material/Place';
import { ConnectionState } from './ConnectionState.js';
import { ScannerMenu } from './ScannerMenu.js';
import { GLASS } from '../scan/scannerTheme.js';
import type { Torch } from '../camera/useCamera.js';
import type { Connection } from '../calls/useConnection.js';

interface TopBarProps {
  connection: Connection;
  gate: string;
  torch: Torch;
  hasBackOffice: boolean;
  onGate: () => void;
  onSignOut: () => void;
}

/** Always in sight: the way out, this gate's name, the torch, the connection. */
export function TopBar({ connection, gate, torch, hasBackOffice, onGate, onSignOut }: TopBarProps) {
  return (
    <Box component="header" sx={barStyle}>
      <ScannerMenu hasBackOffice={hasBackOffice} onSignOut={onSignOut} />
      <Button color="inherit" onClick={onGate} startIcon={<Place />} sx={{ minWidth: 0, flex: '1 1 auto' }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {gate === '' ? 'Set gate' : gate}
        </Box>
      </Button>
      {torch.supported && (
        <IconButton color="inherit" aria-label="Torch" aria-pressed={torch.lit} onClick={torch.toggle}>
          {torch.lit ? <FlashlightOn /> : <FlashlightOff />}
        </IconButton>
      )}
      <ConnectionState connection={connection} />
    </Box>
  );
}

const barStyle = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  pt: 'max(4px, env(safe-area-inset-top))',
  pb: '4px',
  bgcolor: GLASS,
} as const;
