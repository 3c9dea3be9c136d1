import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CloudOff from '@mui/icons-material/CloudOff';
import Typography from '@mui/material/Typography';
import type { AddGatePhoneRequest } from '@festival/contracts';
import { addPhone } from '../calls/scannerApi';
import { isRecord, type CallOutcome } from '../scan/callOutcome';
import { serverText } from '../../../lib/i18n/serverText';
import { t } from '../../../lib/i18n/t';

interface ScanWithoutNetworkProps {
  phone: AddGatePhoneRequest;
  /** Opens the address that pairs this phone. */
  onPaired: (address: string) => void;
}

/** Adds this phone to the gate: the same scanner as an application of its own, which needs neither network nor account. */
export function ScanWithoutNetwork({ phone, onPaired }: ScanWithoutNetworkProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Whoever has closed the sheet meanwhile goes on as they are. */
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const add = async () => {
    setIsBusy(true);
    setProblem(null);
    const outcome = await addPhone(phone);
    if (!isOpen.current) return;
    const address = addressIn(outcome);
    setIsBusy(false);
    if (address === null) setProblem(problemIn(outcome));
    else onPaired(address);
  };
  return (
    <>
      <Typography sx={{ opacity: 0.8 }}>
        {t(
          'The network is weak here? Add this phone to the gate: it then scans without a network and without your account, and sends its scans later.',
        )}
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<CloudOff />}
        disabled={phone.gate === ''}
        loading={isBusy}
        onClick={() => void add()}
      >
        {phone.gate === '' ? t('Name the gate first') : t('Scan without a network')}
      </Button>
    </>
  );
}

function addressIn(outcome: CallOutcome): string | null {
  if (!outcome.reached || !isRecord(outcome.body) || !isRecord(outcome.body.data)) return null;
  const { address } = outcome.body.data;
  return typeof address === 'string' ? address : null;
}

function problemIn(outcome: CallOutcome): string {
  if (!outcome.reached) return t('The server doesn’t answer. It takes a network to begin.');
  const message = isRecord(outcome.body) ? outcome.body.message : undefined;
  return typeof message === 'string' ? serverText(message) : t('The phone could not be added.');
}
