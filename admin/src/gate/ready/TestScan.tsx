import { useState } from 'react';
import { parseScannedText } from '@festival/contracts';
import { checkSignature } from '../../door/scanner/localVerdict/signature';
import { useGate, useScannerState } from '../GateContext';
import { ReadOneCode } from '../scan/ReadOneCode';

interface TestScanProps {
  onCamera: () => void;
  /** A ticket of this event was read. */
  onRead: () => void;
  onClose: () => void;
}

/** Reads one ticket with the camera and checks its signature only: nothing is used up. */
export function TestScan({ onCamera, onRead, onClose }: TestScanProps) {
  const { texts } = useGate();
  const { rules } = useScannerState();
  const [isForeign, setIsForeign] = useState(false);
  const read = async (text: string) => {
    const ticket = parseScannedText(text);
    if (rules === null) return;
    const signature = ticket && (await checkSignature(ticket, rules.keys));
    if (signature === 'right') onRead();
    else setIsForeign(true);
  };
  return (
    <ReadOneCode
      title={texts.ready.names.test_scan}
      hint={rules === null ? texts.bar.loading : isForeign ? texts.ready.notOurs : texts.ready.testScan}
      mayChoosePicture={false}
      onCamera={onCamera}
      onRead={(text) => void read(text)}
      onClose={onClose}
    />
  );
}
