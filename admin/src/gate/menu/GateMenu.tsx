import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Checklist from '@mui/icons-material/Checklist';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import PersonSearch from '@mui/icons-material/PersonSearch';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Settings from '@mui/icons-material/Settings';
import SyncAlt from '@mui/icons-material/SyncAlt';
import Undo from '@mui/icons-material/Undo';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';
import { BottomSheet } from '../../door/scanner/sheets/BottomSheet';
import { useGate, useScannerState } from '../GateContext';
import { LanguageButton } from './LanguageButton';
import { ModeChoice } from './ModeChoice';
import { PhoneSettings } from './PhoneSettings';
import { PinField } from './PinField';
import { UndoForm } from './UndoForm';

type Guarded = 'settings' | 'undo' | 'find';

interface GateMenuProps {
  open: boolean;
  task: GateTask;
  onTask: (task: GateTask) => void;
  onReady: () => void;
  onLink: () => void;
  /** For a lead's new code, when this phone may not scan any more. */
  onPair: () => void;
  /** The search by name, once the PIN was right. */
  onFind: () => void;
  onClose: () => void;
}

/** The mode, the checks, language and look; behind the PIN the settings and a lead's tools. */
export function GateMenu({ open, task, onTask, onReady, onLink, onPair, onFind, onClose }: GateMenuProps) {
  const { texts, look, setLook } = useGate();
  const { phone, ended } = useScannerState();
  const [part, setPart] = useState<Guarded | null>(null);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const close = () => {
    setPart(null);
    setIsUnlocked(false);
    onClose();
  };
  const unlock = () => {
    setIsUnlocked(true);
    if (part !== 'find') return;
    close();
    onFind();
  };
  return (
    <BottomSheet
      open={open}
      title={part === null ? texts.bar.menu : texts.menu[part]}
      closeText={texts.menu.close}
      onClose={close}
    >
      {part === null && (
        <>
          <ModeChoice task={task} onTask={onTask} />
          <Item icon={<Checklist />} text={texts.menu.ready} onPress={onReady} />
          <Item icon={<SyncAlt />} text={texts.menu.link} onPress={onLink} />
          {ended !== null && <Item icon={<QrCodeScanner />} text={texts.pair.scan} onPress={onPair} />}
          {phone?.role === 'lead' && (
            <>
              <Item icon={<PersonSearch />} text={texts.menu.find} onPress={() => setPart('find')} />
              <Item icon={<Undo />} text={texts.menu.undo} onPress={() => setPart('undo')} />
            </>
          )}
          <Item icon={<Settings />} text={texts.menu.settings} onPress={() => setPart('settings')} />
          <Item
            icon={look === 'day' ? <DarkMode /> : <LightMode />}
            text={look === 'day' ? texts.menu.night : texts.menu.day}
            onPress={() => setLook(look === 'day' ? 'night' : 'day')}
          />
          <LanguageButton />
        </>
      )}
      {part !== null && !isUnlocked && <PinField onOpen={unlock} />}
      {part === 'settings' && isUnlocked && <PhoneSettings onDone={close} />}
      {part === 'undo' && isUnlocked && <UndoForm />}
    </BottomSheet>
  );
}

function Item({ icon, text, onPress }: { icon: ReactNode; text: string; onPress: () => void }) {
  return (
    <Button color="inherit" startIcon={icon} onClick={onPress} sx={{ justifyContent: 'flex-start' }}>
      {text}
    </Button>
  );
}
