import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { Button } from '@mui/material';
import type { KnowledgeEntry } from '@festival/contracts';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { trainingCalls } from '../trainingCalls';
import { SCREEN } from '../trainingPlaces';
import { DELETE_QUESTION, DONE, FAILURES } from '../trainingTexts';
import { useTrainingAction } from '../useTrainingAction';

/** Edits an entry, or deletes it after asking. */
export function EntryActions({ entry: { id, question_en } }: { entry: KnowledgeEntry }) {
  const { search } = useLocation();
  const [asks, setAsks] = useState(false);
  const { run, busy } = useTrainingAction({
    call: (entryId: number) => trainingCalls.delete(entryId).finally(() => setAsks(false)),
    doneText: DONE.deleted,
    failure: FAILURES.delete,
  });
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
      <Button
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        aria-label={`Delete ${question_en}`}
        onClick={() => setAsks(true)}
      >
        Delete
      </Button>
      <Confirm
        isOpen={asks}
        loading={busy}
        title={`Delete “${question_en}”?`}
        content={DELETE_QUESTION}
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => run(id)}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
