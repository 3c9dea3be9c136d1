import { useState } from 'react';
import Button from '@mui/material/Button';
import Checklist from '@mui/icons-material/Checklist';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import Settings from '@mui/icons-material/Settings';
import { BottomSheet } from '../../door/scanner/sheets/BottomSheet';
import { useGate } from '../GateContext';
import type { GateTask } from '../scan/usePhoneScan';
import { LanguageButton } from './LanguageButton';
import { ModeChoice } from './ModeChoice';
import { PhoneSettings } from './PhoneSettings';
import { PinField } from './PinField';

type Part = 'menu' | 'pin' | 'settings';

interface GateMenuProps {
  open: boolean;
  task: GateTask;
  onTask: (task: GateTask) => void;
  onReady: () => void;
  onClose: () => void;
}

/** The mode, the checks, language and look; the gate and the rest behind the PIN. */
export function GateMenu({ open, task, onTask, onReady, onClose }: GateMenuProps) {
  const { texts, look, setLook } = useGate();
  const [part, setPart] = useState<Part>('menu');
  const close = () => {
    setPart('menu');
    onClose();
  };
  const title = part === 'menu' ? texts.bar.menu : texts.menu.settings;
  return (
    <BottomSheet open={open} title={title} closeText={texts.menu.close} onClose={close}>
      {part === 'menu' && (
        <>
          <ModeChoice task={task} onTask={onTask} />
          <Button color="inherit" startIcon={<Checklist />} onClick={onReady} sx={itemStyle}>
            {texts.menu.ready}
          </Button>
          <Button color="inherit" startIcon={<Settings />} onClick={() => setPart('pin')} sx={itemStyle}>
            {texts.menu.settings}
          </Button>
          <Button
            color="inherit"
            startIcon={look === 'day' ? <DarkMode /> : <LightMode />}
            onClick={() => setLook(look === 'day' ? 'night' : 'day')}
            sx={itemStyle}
          >
            {look === 'day' ? texts.menu.night : texts.menu.day}
          </Button>
          <LanguageButton />
        </>
      )}
      {part === 'pin' && <PinField onOpen={() => setPart('settings')} />}
      {part === 'settings' && <PhoneSettings onDone={close} />}
    </BottomSheet>
  );
}

const itemStyle = { justifyContent: 'flex-start' };
