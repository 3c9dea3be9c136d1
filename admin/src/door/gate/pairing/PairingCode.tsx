import type { GatePairing } from '@festival/contracts';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { qrPicture } from '../../../lib/qrPicture';

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
      <Typography>Scan it with the phone’s camera, then open the link that it shows.</Typography>
      <Box
        component="img"
        src={picture}
        alt={`QR code for ${name}`}
        sx={{ width: '100%', maxWidth: 400, aspectRatio: '1', borderRadius: 1 }}
      />
      <Typography role="timer" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {timeLeft} left. It works for one phone.
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
      <Button onClick={() => void copy()}>Copy link</Button>
      <Typography component="output" variant="body2">
        {state === 'copied' && 'Link copied. Whoever opens it first is the phone.'}
      </Typography>
      {state === 'failed' && (
        <TextField
          label="Link, to be copied by hand"
          value={address}
          fullWidth
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}
