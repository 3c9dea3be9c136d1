import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';
import { ConfirmedDeleteButton, type ConfirmedDeleteButtonProps } from './ConfirmedDeleteButton';

interface RecordFormProps extends Pick<SimpleFormProps, 'children' | 'defaultValues'> {
  maxWidth: number;
  /** For what exists already: how deleting it is worded. */
  deletion?: Pick<ConfirmedDeleteButtonProps, 'what' | 'failureText'>;
}

/** A form whose Save can always be pressed: it then tells what is missing, in our words and not the browser's. */
export function RecordForm({ maxWidth, deletion, ...form }: RecordFormProps) {
  const toolbar = (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton alwaysEnable />
      {deletion && <ConfirmedDeleteButton {...deletion} redirect="list" />}
    </Toolbar>
  );
  return <SimpleForm {...form} noValidate sx={{ maxWidth }} toolbar={toolbar} />;
}
