import { SaveButton, SimpleForm, Toolbar, type SimpleFormProps } from 'react-admin';
import { CancelButton } from './CancelButton';
import { ConfirmedDeleteButton, type ConfirmedDeleteButtonProps } from './ConfirmedDeleteButton';
import { useSaveOnce } from './useSaveOnce';

interface RecordFormProps extends Pick<SimpleFormProps, 'children' | 'defaultValues'> {
  maxWidth: number;
  /** For what exists already: how deleting it is worded. */
  deletion?: Pick<ConfirmedDeleteButtonProps, 'what' | 'failureText'>;
}

/** A form whose Save can always be pressed: it then tells what is missing, in our words and not the browser's. */
export function RecordForm({ maxWidth, deletion, ...form }: RecordFormProps) {
  const save = useSaveOnce();
  const toolbar = (
    <Toolbar>
      <SaveButton alwaysEnable />
      <CancelButton />
      {deletion && <ConfirmedDeleteButton {...deletion} redirect="list" />}
    </Toolbar>
  );
  return <SimpleForm {...form} onSubmit={save} warnWhenUnsavedChanges noValidate sx={{ maxWidth }} toolbar={toolbar} />;
}
