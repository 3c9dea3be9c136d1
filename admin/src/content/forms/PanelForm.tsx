import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Form, SaveButton, type FormProps } from 'react-admin';
import { CancelButton } from '../../shared/forms/CancelButton';
import { useRecordForm } from '../../shared/forms/saving/useRecordForm';

interface PanelFormProps extends Pick<FormProps, 'children' | 'defaultValues'> {
  /** Whether there is an edit that can be left. */
  isEdit?: boolean;
  /** It was rendered again after a save: the focus goes back to Save. */
  focusSave?: boolean;
}

/** Save stays in sight, however long the form is. */
const IN_SIGHT = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  gap: 1,
  mt: 1,
  py: 1,
  bgcolor: 'background.paper',
};

/** A form in the page, over its list. */
export function PanelForm({ isEdit = false, focusSave = false, children, ...values }: PanelFormProps) {
  const { form, warning } = useRecordForm();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusSave) buttons.current?.querySelector('button')?.focus();
  }, [focusSave]);
  return (
    <Form {...values} {...form}>
      {warning}
      {children}
      <Box ref={buttons} sx={IN_SIGHT}>
        <SaveButton alwaysEnable />
        {isEdit && <CancelButton />}
      </Box>
    </Form>
  );
}
