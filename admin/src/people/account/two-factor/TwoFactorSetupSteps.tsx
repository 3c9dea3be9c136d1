import type { TwoFactorSetup } from '@festival/contracts';
import { useState } from 'react';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { TwoFactorConfirm } from './TwoFactorConfirm';
import { TwoFactorStart } from './TwoFactorStart';

/** Password, then QR and code, then the recovery codes; `onDone` once these are kept. */
export function TwoFactorSetupSteps({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodesPanel codes={codes} onDone={onDone} />;
  if (setup) return <TwoFactorConfirm setup={setup} onConfirmed={setCodes} />;
  return <TwoFactorStart onStarted={setSetup} />;
}
