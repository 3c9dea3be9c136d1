import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CloudOff from '@mui/icons-material/CloudOff';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import Sync from '@mui/icons-material/Sync';
import Wifi from '@mui/icons-material/Wifi';
import { visuallyHidden } from '@mui/utils';
import { HeaderBar } from '../../door/scanner/bars/HeaderBar';
import { TorchButton } from '../../door/scanner/bars/TorchButton';
import type { Torch } from '../../door/scanner/camera/useCamera';
import { GOOD } from '../../door/scanner/scan/scannerTheme';
import { useGate, useScannerState } from '../GateContext';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';

const WAITING = '#FFC22F';

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
    <HeaderBar>
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
      <TorchButton torch={torch} label={texts.bar.torch} />
      <ServerState />
    </HeaderBar>
  );
}

function ServerState() {
  const { texts } = useGate();
  const { connection, unsent, link } = useScannerState();
  const isOnline = connection === 'online';
  const isUnknown = connection === 'unknown';
  const Icon = isOnline ? Wifi : isUnknown ? Sync : CloudOff;
  return (
    <Box component="output" sx={{ display: 'grid', justifyItems: 'end', px: 1, flexShrink: 0, fontWeight: 700 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: isOnline ? GOOD : WAITING }}>
        <Icon aria-hidden />
        {isOnline ? texts.bar.online : isUnknown ? texts.bar.connecting : texts.bar.local}
      </Box>
      {link?.step === 'linked' && (
        <Box sx={smallStyle}>
          <span aria-hidden>⇄ {link.phone.gate}</span>
          <Box component="span" sx={visuallyHidden}>
            {texts.link.linked(link.phone.gate, link.phone.name)}
          </Box>
        </Box>
      )}
      {unsent > 0 && <Box sx={smallStyle}>{texts.bar.unsent(unsent)}</Box>}
      {unsent === 0 && !isOnline && !isUnknown && <Box sx={smallStyle}>{texts.bar.keepScanning}</Box>}
    </Box>
  );
}

const smallStyle = {
  fontSize: '0.875rem',
  maxWidth: 140,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
