import EditIcon from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import type { KnowledgeEntry } from '@festival/contracts';
import { Link, useLocation } from 'react-router-dom';
import { DeleteButton } from '../lists/DeleteButton';
import { trainingCalls } from '../calls/trainingCalls';
import { SCREEN } from '../calls/trainingPlaces';
import { DELETE_QUESTION, DONE, FAILURES } from '../calls/trainingTexts';

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
        aria-label={`Edit ${question_en}`}
      >
        Edit
      </Button>
      <DeleteButton
        id={id}
        label={`Delete ${question_en}`}
        title={`Delete “${question_en}”?`}
        question={DELETE_QUESTION}
        call={trainingCalls.delete}
        doneText={DONE.deleted}
        failure={FAILURES.delete}
      />
    </>
  );
}
