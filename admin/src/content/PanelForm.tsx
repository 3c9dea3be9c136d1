import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Form, SaveButton, type FormProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { CancelButton } from '../forms/CancelButton';
import { useSaveOnce } from '../forms/useSaveOnce';

/** What somebody else changed meanwhile, or a move in the list, comes in; what was typed here stays. */
const KEEP_TYPED = { keepDirtyValues: true };

interface PanelFormProps extends Pick<FormProps, 'children' | 'defaultValues'> {
  /** Whether there is an edit that can be left. */
  isEdit?: boolean;
  /** Nothing is lost any more when the form is left. */
  isSaved?: boolean;
  /** It was drawn anew after a save: whoever pressed Save is still there. */
  focusSave?: boolean;
}

/** A form in the page, over its list. */
export function PanelForm({ isEdit = false, isSaved = false, focusSave = false, children, ...form }: PanelFormProps) {
  const save = useSaveOnce();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusSave) buttons.current?.querySelector('button')?.focus();
  }, [focusSave]);
  const { pathname } = useLocation();
  return (
    <Form
      {...form}
      onSubmit={save}
      resetOptions={KEEP_TYPED}
      warnWhenUnsavedChanges={!isSaved}
      // No address is inside the form: every other record's begins with the list's.
      formRootPathname={`${pathname}/form`}
      noValidate
    >
      {children}
      <Box ref={buttons} sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <SaveButton alwaysEnable />
        {isEdit && <CancelButton />}
      </Box>
    </Form>
  );
}
