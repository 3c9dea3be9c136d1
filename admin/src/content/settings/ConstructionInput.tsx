import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useState } from 'react';
import { Confirm, useInput } from 'react-admin';

/** Hides the whole site from visitors; asked before it is turned on, and in force once the form is saved. */
export function ConstructionInput() {
  const { field, id } = useInput<boolean>({ source: 'under_construction' });
  const [isAsking, setAsking] = useState(false);
  const { value, onChange, ref, ...input } = field;
  const turn = (on: boolean) => (on ? setAsking(true) : onChange(false));
  return (
    <FormControl sx={{ width: '100%' }}>
      <FormControlLabel
        label="Under construction"
        control={
          <Switch
            {...input}
            id={id}
            checked={value}
            onChange={(_event, on) => turn(on)}
            slotProps={{ input: { ref, 'aria-describedby': `${id}-hint` } }}
          />
        }
      />
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        Takes effect with Save
      </FormHelperText>
      <Confirm
        isOpen={isAsking}
        title="Put the site under construction?"
        content="Once you save, every visitor sees the construction screen on every page. Staff who are signed in still see the site."
        confirm="Put under construction"
        confirmColor="warning"
        onConfirm={() => {
          onChange(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </FormControl>
  );
}
