import { Box, Button, Dialog, DialogActions, DialogTitle, DialogContent } from '@mui/material';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useCallback, useId, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form, SaveButton } from 'react-admin';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { BannerOutlet } from '../calls/Banners';
import { Loaded } from '../lists/Loaded';
import { trainingCalls } from '../calls/trainingCalls';
import { pathOf, type OpenForm, type TabName } from '../calls/trainingPaths';
import { FAILURES } from '../calls/trainingTexts';
import { TRAINING } from '../calls/useTrainingQuery';
import { ConcurrentChanges } from '../../shared/forms/saving/ConcurrentChanges';
import { KEEP_TYPED } from '../../shared/forms/saving/useRecordForm';
import { UnsavedWarning } from '../../shared/forms/saving/UnsavedWarning';
import { EMPTY_ENTRY, type FormContent } from './knowledgeValues';
import { KnowledgeInputs } from './KnowledgeInputs';
import { SaveConcernsDialog, useSaveConcerns } from './SaveConcernsDialog';
import { useKnowledgeSave } from './useKnowledgeSave';
import { t } from '../../lib/i18n/t';

/** The initial values of the form. */
async function contentOf(form: OpenForm): Promise<FormContent> {
  if (form.kind === 'new') return { values: EMPTY_ENTRY };
  if (form.kind === 'group') return { values: { ...EMPTY_ENTRY, ...(await trainingCalls.draft(form.id)) } };
  const { id: _id, updated_at: seenAt, ...values } = await trainingCalls.entry(form.id);
  return { values, seenAt };
}

/** The form over its tab; closing it leads back there, with the filters as they were. */
export function KnowledgeDialog({ tab, form }: { tab: TabName; form: OpenForm }) {
  const titleId = useId();
  const isPhone = usePhoneLayout();
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = useCallback(() => void navigate({ pathname: pathOf(tab), search }), [navigate, tab, search]);
  // Not among the tab's keys: a reload of the lists must not change a form that is being filled in.
  const query = useQuery({
    queryKey: ['chatbot-entry-form', form],
    queryFn: () => contentOf(form),
    // A switch that was just pressed changes the entry: the form begins with what that leaves.
    enabled: useIsMutating({ mutationKey: [TRAINING] }) === 0,
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <DialogTitle id={titleId}>
        {form.kind === 'entry' ? t('Edit knowledge entry') : t('Add knowledge entry')}
      </DialogTitle>
      {query.isLoadingError && (
        <Box sx={{ px: 3 }}>
          <BannerOutlet over="dialog" />
        </Box>
      )}
      <Loaded query={query} failure={FAILURES.entry}>
        {(content) => (
          <KnowledgeForm
            id={form.kind === 'entry' ? form.id : undefined}
            content={content}
            onConflict={() => void query.refetch()}
            onClose={close}
          />
        )}
      </Loaded>
      {query.isLoadingError && (
        <DialogActions>
          <Button onClick={close}>{t('Close')}</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface KnowledgeFormProps {
  /** Of the entry that is edited; a new one has none. */
  id?: number;
  /** The initial values; when they are fetched again, the changes are shown next to the typed text. */
  content: FormContent;
  /** Somebody else changed the entry. */
  onConflict: () => void;
  onClose: () => void;
}

/** An entry's form; asks before changes are left. */
function KnowledgeForm({ id, content: { values, seenAt }, onConflict, onClose }: KnowledgeFormProps) {
  const { open, mayBeSaved, noteTranslation } = useSaveConcerns(id, values);
  const { save, isSaved } = useKnowledgeSave({ id, seenAt, onConflict, mayBeSaved });

  // Only after the form knows: it would ask whether to leave its changes.
  useEffect(() => {
    if (isSaved) onClose();
  }, [isSaved, onClose]);

  return (
    <Form defaultValues={values} resetOptions={KEEP_TYPED} onSubmit={save} disableInvalidFormNotification noValidate>
      <UnsavedWarning isSaved={isSaved} />
      <DialogContent sx={{ py: 1 }}>
        <BannerOutlet over="dialog" />
        <ConcurrentChanges record={values} />
        <KnowledgeInputs id={id} onTranslated={noteTranslation} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <SaveButton alwaysEnable />
      </DialogActions>
      {open && <SaveConcernsDialog concerns={open.concerns} onAnswer={open.answer} />}
    </Form>
  );
}
