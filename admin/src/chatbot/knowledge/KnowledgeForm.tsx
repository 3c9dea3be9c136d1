import { Button, DialogActions, DialogContent } from '@mui/material';
import { useEffect } from 'react';
import { Form, SaveButton } from 'react-admin';
import { TheirChanges } from '../../shared/forms/saving/TheirChanges';
import { KEEP_TYPED } from '../../shared/forms/saving/useKeptForm';
import { UnsavedWarning } from '../../shared/forms/saving/UnsavedWarning';
import { BannerPlace } from '../calls/Banners';
import { KnowledgeInputs } from './KnowledgeInputs';
import type { FormContent } from './knowledgeValues';
import { SaveConcernsDialog } from './SaveConcernsDialog';
import { useKnowledgeSave } from './useKnowledgeSave';
import { useSaveConcerns } from './useSaveConcerns';

interface KnowledgeFormProps {
  /** Of the entry that is edited; a new one has none. */
  id?: number;
  /** What the form begins with; when it is fetched again, that comes in beside what was typed. */
  content: FormContent;
  /** Somebody else changed the entry. */
  onConflict: () => void;
  onClose: () => void;
}

/** An entry's form; asks before changes are left. */
export function KnowledgeForm({ id, content: { values, seenAt }, onConflict, onClose }: KnowledgeFormProps) {
  const { open, mayBeSaved, noteTranslation } = useSaveConcerns(id);
  const { save, isSaved } = useKnowledgeSave({ id, seenAt, onConflict, mayBeSaved });

  // Only after the form knows: it would ask whether to leave its changes.
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);

  return (
    <Form defaultValues={values} resetOptions={KEEP_TYPED} onSubmit={save} disableInvalidFormNotification noValidate>
      <UnsavedWarning isSaved={isSaved} />
      <DialogContent sx={{ py: 1 }}>
        <BannerPlace over="dialog" />
        <TheirChanges record={values} />
        <KnowledgeInputs isNew={id === undefined} onTranslated={noteTranslation} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <SaveButton alwaysEnable />
      </DialogActions>
      {open && <SaveConcernsDialog concerns={open.concerns} onAnswer={open.answer} />}
    </Form>
  );
}
