import FlashlightOff from '@mui/icons-material/FlashlightOff';
import FlashlightOn from '@mui/icons-material/FlashlightOn';
import IconButton from '@mui/material/IconButton';
import type { Torch } from '../camera/useCamera';
import { t } from '../../../lib/i18n/t';

/** Only on a phone whose camera has a light. */
export function TorchButton({ torch, label = t('Torch') }: { torch: Torch; label?: string }) {
  if (!torch.supported) return null;
  return (
    <IconButton color="inherit" aria-label={label} aria-pressed={torch.lit} onClick={torch.toggle}>
      {torch.lit ? <FlashlightOn /> : <FlashlightOff />}
    </IconButton>
  );
}
