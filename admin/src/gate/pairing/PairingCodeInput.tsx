import { useState } from 'react';
import Button from '@mui/material/Button';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import TextField from '@mui/material/TextField';
import { useGate } from '../GateContext';
import { ReadOneCode } from '../scan/ReadOneCode';
import { tokenIn } from './pairToken';

/**
 * A lead's code by the scanner's own camera or as a pasted link. On an iPhone an application of the home screen has a
 * storage of its own, and the phone's camera opens the browser.
 */
export function PairingCodeInput({ onToken }: { onToken: (token: string) => void }) {
  const { texts } = useGate();
  const [isReading, setIsReading] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const take = (text: string) => {
    const token = tokenIn(text);
    setIsWrong(token === null && text !== '');
    if (token !== null) onToken(token);
  };
  return (
    <>
      <Button
        variant="contained"
        fullWidth
        startIcon={<QrCodeScanner />}
        onClick={() => setIsReading(true)}
        sx={{ minHeight: 72, fontSize: '1.25rem' }}
      >
        {texts.pair.scan}
      </Button>
      <TextField
        fullWidth
        label={texts.pair.paste}
        error={isWrong}
        helperText={isWrong ? texts.pair.wrong : ' '}
        onChange={(event) => take(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } }}
      />
      {isReading && (
        <ReadOneCode
          title={texts.pair.scan}
          hint={isWrong ? texts.pair.wrong : texts.pair.scan}
          mayChoosePicture
          onRead={take}
          onClose={() => setIsReading(false)}
        />
      )}
    </>
  );
}
