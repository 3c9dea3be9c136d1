import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { GATE_MODES, type GateMode } from '@festival/contracts';
import { useGate, useScannerState } from '../GateContext';
import type { GateTask } from '../../door/scanner/localVerdict/judgeLocally';

interface ModeChoiceProps {
  task: GateTask;
  onTask: (task: GateTask) => void;
}

/** What is done with the next tickets; with a hand-out, of which item. */
export function ModeChoice({ task, onTask }: ModeChoiceProps) {
  const { texts } = useGate();
  const { rules } = useScannerState();
  const items = rules?.items ?? [];
  const choose = (mode: GateMode) => onTask({ mode, item: mode === 'hand_out' ? (items[0] ?? null) : null });
  return (
    <>
      <TextField
        select
        label={texts.menu.mode}
        value={task.mode}
        helperText={texts.modes[task.mode].about}
        onChange={(event) => choose(event.target.value as GateMode)}
      >
        {GATE_MODES.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {texts.modes[mode].name}
          </MenuItem>
        ))}
      </TextField>
      {task.mode === 'hand_out' && items.length === 0 && <Alert severity="warning">{texts.menu.noItems}</Alert>}
      {task.mode === 'hand_out' && items.length > 0 && (
        <TextField
          select
          label={texts.menu.item}
          value={task.item ?? ''}
          onChange={(event) => onTask({ mode: 'hand_out', item: event.target.value })}
        >
          {items.map((item) => (
            <MenuItem key={item} value={item}>
              {item}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
