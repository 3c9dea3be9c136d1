import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CloudOff from '@mui/icons-material/CloudOff';
import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import Wifi from '@mui/icons-material/Wifi';
import type { Torch } from '../../door/scanner/camera/useCamera';
import { useGate, useScannerState } from '../GateContext';
import type { GateTask } from './usePhoneScan';

interface PhoneBarProps {
  task: GateTask;
  torch: Torch;
  onMenu: () => void;
}

/** Always in sight: menu, gate and mode, torch, and whether the server hears of the scans. */
export function PhoneBar({ task, torch, onMenu }: PhoneBarProps) {
  const { texts } = useGate();
  const { gate } = useScannerState();
  const mode = task.item ?? texts.modes[task.mode].name;
  return (
    <Box component="header" sx={barStyle}>
      <IconButton color="inherit" aria-label={texts.bar.menu} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start', gap: 0.25 }}>
        <Box
          sx={{ maxWidth: '100%', fontWeight: 800, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {gate}
        </Box>
        <Chip
          size="small"
          label={mode}
          color={task.mode === 'entry' ? 'success' : 'warning'}
          sx={{ maxWidth: '100%' }}
        />
      </Box>
      {torch.supported && (
        <IconButton color="inherit" aria-label={texts.bar.torch} aria-pressed={torch.lit} onClick={torch.toggle}>
          {torch.lit ? <FlashlightOn /> : <FlashlightOff />}
        </IconButton>
      )}
      <ServerState />
    </Box>
  );
}

function ServerState() {
  const { texts } = useGate();
  const { connection, unsent } = useScannerState();
  const isOnline = connection === 'online' || connection === 'unknown';
  const Icon = isOnline ? Wifi : CloudOff;
  return (
    <Box component="output" sx={{ display: 'grid', justifyItems: 'end', px: 1, flexShrink: 0, fontWeight: 700 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: isOnline ? '#5BE08A' : '#FFC22F' }}>
        <Icon aria-hidden />
        {isOnline ? texts.bar.online : texts.bar.local}
      </Box>
      {unsent > 0 && <Box sx={{ fontSize: '0.875rem' }}>{texts.bar.unsent(unsent)}</Box>}
    </Box>
  );
}

/** Over the camera's picture, so dark in either look. */
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
  bgcolor: 'rgba(6, 14, 33, 0.88)',
  color: '#FFFFFF',
} as const;
