import type { KnowledgeEntry, UnansweredGroup } from '@festival/contracts';
import { Autocomplete, DialogContentText, TextField } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { failureText } from '../../shared/forms/saving/failureText';
import { useSingleMutation } from '../../lib/singleCall';
import { focusOnMount } from '../../lib/focusOnMount';
import { shownLanguage } from '../../lib/i18n/language';
import { t } from '../../lib/i18n/t';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { TRAINING } from '../calls/useTrainingQuery';
import { questionsOf, useAssignedNotice } from './useAssign';

interface OtherEntryDialogProps {
  group: UnansweredGroup;
  onAssigned: () => void;
  onClose: () => void;
}

/** Looks for the entry that the questions belong to, among all. */
export function OtherEntryDialog({ group, onAssigned, onClose }: OtherEntryDialogProps) {
  const [typed, setTyped] = useState('');
  const [entry, setEntry] = useState<KnowledgeEntry | null>(null);
  const showAssigned = useAssignedNotice();
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { data, isFetching } = useQuery({
    queryKey: [TRAINING, 'knowledge', 'choice', typed],
    queryFn: () => trainingCalls.knowledge({ search: typed }, 1),
    placeholderData: keepPreviousData,
  });
  const questions = questionsOf(group);
  const { run, busy, error } = useSingleMutation({
    mutationKey: [TRAINING],
    mutationFn: (knowledge_id: number) => trainingCalls.assign({ id: group.id, knowledge_id, questions }),
    onSuccess: (_entry, id) => {
      showAssigned(id, questions);
      onAssigned();
      onClose();
    },
    onError: (refusal) => void logoutIfAccessDenied(refusal),
    onSettled: () => queries.invalidateQueries({ queryKey: [TRAINING] }),
  });
  return (
    <ActionDialog
      title={t('Another entry')}
      submitLabel={t('Add to the entry')}
      busy={busy}
      error={error ? failureText(error, FAILURES.assign) : undefined}
      maxWidth="sm"
      onSubmit={() => entry && run(entry.id)}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {t('“%{question}” becomes one of its phrases.', { question: group.question })}
      </DialogContentText>
      <Autocomplete<KnowledgeEntry>
        options={data?.data ?? []}
        value={entry}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_event, chosen) => setEntry(chosen)}
        // The server has filtered them.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        loadingText={t('Searching…')}
        noOptionsText={t('Nothing was found.')}
        renderInput={(props) => <TextField {...props} label={t('Entry')} inputRef={focusOnMount} />}
      />
    </ActionDialog>
  );
}

const nameOf = ({ question_en, question_id }: KnowledgeEntry): string =>
  (shownLanguage() === 'id' && question_id) || question_en;
