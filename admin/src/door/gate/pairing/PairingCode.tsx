import type { GatePairing } from '@festival/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { qrPicture } from '../../../lib/qrPicture';
import { t } from '../../../lib/i18n/t';

interface PairingCodeProps {
  name: string;
  code: GatePairing;
  /** `14 min 05 s`. */
  timeLeft: string;
}

/** The code that a phone's camera reads, and its address for a phone that can't. */
export function PairingCode({ name, code: { address }, timeLeft }: PairingCodeProps) {
  const picture = useMemo(() => qrPicture(address), [address]);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center' }}>
      <Typography>{t('Scan it with the phone’s camera, then open the link that it shows.')}</Typography>
      <Box
        component="img"
        src={picture}
        alt={t('QR code for %{name}', { name })}
        sx={{ width: '100%', maxWidth: 400, aspectRatio: '1', borderRadius: 1 }}
      />
      <Typography role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('%{timeLeft} left. It works for one phone.', { timeLeft })}
      </Typography>
      <CopyLink address={address} />
    </Stack>
  );
}

function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      // Not allowed, or not on an https page: then by hand.
      setState('failed');
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{t('Copy link')}</Button>
      <Typography component="output" variant="body2">
        {state === 'copied' && t('Link copied. Whoever opens it first is the phone.')}
      </Typography>
      {state === 'failed' && (
        <TextField
          label={t('Link, to be copied by hand')}
          value={address}
          fullWidth
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}
