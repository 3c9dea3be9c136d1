import { Box, Chip } from '@mui/material';
import { EditButton, useRecordContext } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ConfirmedDeleteButton } from '../../shared/forms/ConfirmedDeleteButton';
import type { ScreenTexts } from '../screenTexts';
import { MoveButtons } from './MoveButtons';
import { t } from '../../lib/i18n/t';

/** On a tablet they are icons, which fit beside each other. */
const WRAP = { xs: 'wrap', sm: 'nowrap', md: 'wrap' } as const;

interface RecordActionsProps {
  /** Left out where nothing can be deleted. */
  deletion?: ScreenTexts;
  isSorted?: boolean;
}

/** The actions of one record in a list; none while the form above has it. */
export function RecordActions({ deletion, isSorted = false }: RecordActionsProps) {
  const record = useRecordContext();
  const isEdited = useEditedId() === String(record?.id);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', flexWrap: WRAP, gap: 0.5 }}>
      {isSorted && <MoveButtons />}
      {isEdited ? (
        <Chip size="small" color="info" label={t('Being edited')} />
      ) : (
        <>
          <EditButton />
          {deletion && (
            <ConfirmedDeleteButton
              what={deletion.what}
              question={deletion.question}
              doneText={deletion.deleted}
              failureText={deletion.deleting}
              redirect={false}
            />
          )}
        </>
      )}
    </Box>
  );
}

/** The id in the address of a screen that has list and form in one; none while a record is being made. */
export function useEditedId(): string | undefined {
  const [first] = useParams()['*']?.split('/') ?? [];
  return first && first !== 'create' ? first : undefined;
}
