import type { KnowledgeEntry, UnansweredGroup } from '@festival/contracts';
import { Autocomplete, DialogContentText, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ActionDialog } from '../../shared/dialogs/ActionDialog';
import { failureText } from '../../shared/forms/saving/failureText';
import { useSingleMutation } from '../../lib/singleCall';
import { focusOnMount } from '../../lib/focusOnMount';
import { shownLanguage } from '../../lib/i18n/shownLanguage';
import { t } from '../../lib/i18n/t';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { TRAINING, useTrainingQuery } from '../calls/useTrainingQuery';
import { questionsOf, useAssignedNotice } from './useAssign';

interface OtherEntryDialogProps {
  group: UnansweredGroup;
  onAssigned: () => void;
  onClose: () => void;
}

/** Looks for the entry that the questions belong to, among all. */
export function OtherEntryDialog({ group, onAssigned, onClose }: OtherEntryDialogProps) {
  const [typed, setTyped] = useState('');
  /** What is looked for: a chosen entry's question isn't. */
  const [wanted, setWanted] = useState('');
  const [entry, setEntry] = useState<KnowledgeEntry | null>(null);
  const [isMissed, setMissed] = useState(false);
  const showAssigned = useAssignedNotice();
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const found = useTrainingQuery(['knowledge', 'choice', wanted], () =>
    // Another one answers nobody.
    trainingCalls.knowledge({ search: wanted, status: 'active' }, 1),
  );
  const questions = questionsOf(group);
  const { run, busy, error } = useSingleMutation({
    mutationKey: [TRAINING],
    mutationFn: (knowledge_id: number) => trainingCalls.assign({ id: group.id, knowledge_id, questions }),
    onSuccess: (_entry, id) => {
      showAssigned(id, questions);
      // The dialog gives the focus back when it goes, to a button that goes too.
      flushSync(onClose);
      onAssigned();
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
      onSubmit={() => (entry ? run(entry.id) : setMissed(true))}
      onClose={onClose}
    >
      <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
        {t('“%{question}” becomes one of its phrases.', { question: group.question })}
      </DialogContentText>
      <Autocomplete<KnowledgeEntry>
        options={found.data?.data ?? []}
        value={entry}
        inputValue={typed}
        onInputChange={(_event, text, reason) => {
          // The reset is the one after the entry below was unset.
          if (reason === 'reset') return;
          setTyped(text);
          if (reason === 'selectOption') return;
          setWanted(text);
          setEntry(null);
        }}
        onChange={(_event, chosen) => {
          setEntry(chosen);
          setMissed(false);
        }}
        autoHighlight
        // The server has filtered them.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={found.isFetching}
        loadingText={t('Searching…')}
        noOptionsText={found.error ? failureText(found.error, FAILURES.knowledge) : t('Nothing was found.')}
        renderInput={(props) => (
          <TextField
            {...props}
            label={t('Entry')}
            inputRef={focusOnMount}
            error={isMissed}
            helperText={isMissed && t('Choose an entry.')}
          />
        )}
      />
    </ActionDialog>
  );
}

const nameOf = ({ question_en, question_id }: KnowledgeEntry): string =>
  (shownLanguage() === 'id' && question_id) || question_en;
