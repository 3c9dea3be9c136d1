import EditIcon from '@mui/icons-material/Edit';
import { Button, Box, Switch } from '@mui/material';
import type { KnowledgeEntry } from '@festival/contracts';
import { Link, useLocation } from 'react-router-dom';
import { DeleteButton } from '../lists/DeleteButton';
import { trainingCalls } from '../calls/trainingCalls';
import { SCREEN } from '../calls/trainingPaths';
import { DELETE_QUESTION, DONE, FAILURES } from '../calls/trainingTexts';
import { useTrainingAction } from '../calls/useTrainingAction';
import { t } from '../../lib/i18n/t';

/** Edits an entry, or deletes it after asking. */
export function EntryActions({ entry: { id, question_en } }: { entry: KnowledgeEntry }) {
  const { search } = useLocation();
  return (
    <>
      <Button
        component={Link}
        to={{ pathname: `${SCREEN}/${id}`, search }}
        size="small"
        startIcon={<EditIcon />}
        aria-label={t('Edit %{questionEn}', { questionEn: question_en })}
      >
        {t('Edit')}
      </Button>
      <DeleteButton
        id={id}
        label={t('Delete %{questionEn}', { questionEn: question_en })}
        title={t('Delete “%{questionEn}”?', { questionEn: question_en })}
        question={DELETE_QUESTION}
        call={trainingCalls.delete}
        doneText={DONE.deleted}
        failure={FAILURES.delete}
      />
    </>
  );
}

/** Turns an entry on and off; meanwhile it shows the new state. */
export function ActiveSwitch({ entry: { id, question_en, is_active } }: { entry: KnowledgeEntry }) {
  const { run, busy } = useTrainingAction({
    call: trainingCalls.toggle,
    doneText: DONE.toggled,
    failure: FAILURES.toggle,
  });
  const isOn = busy ? !is_active : is_active;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', typography: 'body2' }}>
      <Switch
        checked={isOn}
        onChange={() => run(id)}
        slotProps={{
          input: { 'aria-label': t('Active: %{questionEn}', { questionEn: question_en }), 'aria-busy': busy },
        }}
      />
      <span aria-hidden>{isOn ? t('Active') : t('Inactive')}</span>
    </Box>
  );
}
