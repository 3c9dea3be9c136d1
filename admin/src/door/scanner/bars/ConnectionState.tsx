import Box from '@mui/material/Box';
import CloudOff from '@mui/icons-material/CloudOff';
import Wifi from '@mui/icons-material/Wifi';
import WifiOff from '@mui/icons-material/WifiOff';
import { BAD, GOOD } from '../scan/scannerTheme';
import type { Connection } from '../calls/useConnection';
import { t } from '../../../lib/i18n/t';

const SHOWN = {
  online: { Icon: Wifi, word: t('Online'), colour: GOOD },
  offline: { Icon: WifiOff, word: t('Offline'), colour: BAD },
  failing: { Icon: CloudOff, word: t('No answer'), colour: BAD },
} as const;

interface ConnectionStateProps {
  connection: Connection;
  /** In the colour around it, for a ground on which the signal colours can't be read. */
  plain?: boolean;
}

/** Whether tickets can be checked right now, in sign, word and colour; without the word where a phone is narrow and all is well. */
export function ConnectionState({ connection, plain = false }: ConnectionStateProps) {
  const { Icon, word, colour } = SHOWN[connection];
  return (
    <Box
      component="output"
      aria-label={t('Connection: %{word}', { word })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        color: plain ? 'inherit' : colour,
        fontWeight: 700,
        flexShrink: 0,
      }}
    >
      <Icon aria-hidden />
      {/* On the narrowest phones the gate's name needs the room while all is well. */}
      <Box component="span" sx={connection === 'online' ? { '@media (max-width: 389px)': { display: 'none' } } : {}}>
        {word}
      </Box>
    </Box>
  );
}
