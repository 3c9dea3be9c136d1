import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';
import { CancelButton } from './CancelButton';
import { ConfirmedDeleteButton, type ConfirmedDeleteButtonProps } from './ConfirmedDeleteButton';
import { useRecordForm } from './saving/useRecordForm';

interface RecordFormProps extends Pick<SimpleFormProps, 'children' | 'defaultValues'> {
  maxWidth: number;
  /** For what exists already: how deleting it is worded. */
  deletion?: Pick<ConfirmedDeleteButtonProps, 'what' | 'failureText'>;
}

/** A form whose Save can always be pressed: it then tells what is missing. */
export function RecordForm({ maxWidth, deletion, children, ...values }: RecordFormProps) {
  const { form, warning } = useRecordForm();
  const toolbar = (
    <Toolbar>
      <SaveButton alwaysEnable />
      <CancelButton />
      {deletion && <ConfirmedDeleteButton {...deletion} redirect="list" />}
    </Toolbar>
  );
  return (
    <SimpleForm {...values} {...form} sx={{ maxWidth }} toolbar={toolbar}>
      {warning}
      {children}
    </SimpleForm>
  );
}
