import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useGate, useScannerState } from '../GateContext';
import { isPin } from './pin';

const DIGITS = 6;

/** Asks for the PIN; works without a network. */
export function PinField({ onOpen }: { onOpen: () => void }) {
  const { texts } = useGate();
  const { rules } = useScannerState();
  const [digits, setDigits] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const pin = rules?.pin;
  if (!pin) return <Alert severity="info">{texts.pin.none}</Alert>;
  const submit = async () => {
    const isRight = await isPin(digits, pin);
    setIsWrong(!isRight);
    if (isRight) return onOpen();
    setDigits('');
    // The button that was pressed is disabled now.
    field.current?.focus();
  };
  return (
    <>
      <TextField
        inputRef={field}
        label={texts.pin.title}
        type="password"
        value={digits}
        error={isWrong}
        helperText={isWrong ? texts.pin.wrong : texts.pin.label}
        onChange={(event) => {
          setDigits(event.target.value.replace(/\D/g, '').slice(0, DIGITS));
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || digits.length !== DIGITS) return;
          event.preventDefault();
          void submit();
        }}
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
          formHelperText: { role: isWrong ? 'alert' : undefined },
          input: { sx: { '& input': { fontSize: '1.5rem', letterSpacing: '0.3em' } } },
        }}
      />
      <Button variant="contained" disabled={digits.length !== DIGITS} onClick={() => void submit()}>
        {texts.pin.open}
      </Button>
    </>
  );
}
