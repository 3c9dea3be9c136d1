import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { jakartaTimeOfDay } from '../../lib/jakartaTime';
import { useGate, useScannerState } from '../GateContext';

/** Where this phone stands, scans that the server can't read, and removing the scanner from this phone. */
export function PhoneSettings({ onDone }: { onDone: () => void }) {
  const { scanner, texts } = useGate();
  const { gate, rules, phone } = useScannerState();
  const gates = [...new Set([...(rules?.gates ?? []), ...(gate === null ? [] : [gate])])];
  return (
    <>
      <TextField
        select
        label={texts.settings.gate}
        value={gate ?? ''}
        helperText={phone?.name}
        onChange={(event) => void scanner.chooseGate(event.target.value)}
      >
        {gates.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <WrongScans />
      <Unpair onDone={onDone} />
    </>
  );
}

function WrongScans() {
  const { scanner, texts } = useGate();
  const { refused } = useScannerState();
  if (refused.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {refused.map(({ nonce, at, offsetMs, message }) => (
        <Alert key={nonce} severity="warning">
          {texts.settings.wrongScan(jakartaTimeOfDay(new Date(at + offsetMs)))}: {message}
        </Alert>
      ))}
      <Button variant="outlined" onClick={() => void scanner.retryRefused()}>
        {texts.settings.sendAgain}
      </Button>
    </Box>
  );
}

/** Asks first: scans that were not sent would be lost. */
function Unpair({ onDone }: { onDone: () => void }) {
  const { scanner, texts } = useGate();
  const { unsent } = useScannerState();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
        {texts.settings.unpair}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{texts.settings.unpairSure(unsent)}</Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button fullWidth variant="contained" onClick={() => setIsAsking(false)}>
          {texts.settings.keep}
        </Button>
        <Button fullWidth color="error" variant="outlined" onClick={() => void scanner.wipe().then(onDone)}>
          {texts.settings.unpairYes}
        </Button>
      </Box>
    </Box>
  );
}
