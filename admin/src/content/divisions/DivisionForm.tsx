import { Alert } from '@mui/material';
import { useState } from 'react';
import { Form, SaveButton } from 'react-admin';
import { EditInPanel } from '../forms/EditInPanel';
import { FormPanel } from '../forms/FormPanel';
import { InstructionsBox } from '../forms/InstructionsBox';
import { useEditedId } from '../lists/useEditedId';
import { DivisionInputs } from './DivisionInputs';
import { DIVISION, DIVISION_INSTRUCTIONS, divisionFailure, NOTHING_SELECTED } from './divisionTexts';

/** Edits the division that the address names; without one there is nothing to save, and the form says so. */
export function DivisionForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? 'Edit division' : 'Division'}
      instructions={<InstructionsBox lines={DIVISION_INSTRUCTIONS} />}
    >
      <DivisionFields key={editedId} editedId={editedId} />
    </FormPanel>
  );
}

function DivisionFields({ editedId }: { editedId: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }} onClose={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      {editedId ? (
        <EditInPanel id={editedId} texts={DIVISION} onFailure={(error) => setProblem(divisionFailure(error))}>
          <DivisionInputs isSelected />
        </EditInPanel>
      ) : (
        <Form onSubmit={() => setProblem(NOTHING_SELECTED)} noValidate>
          <DivisionInputs isSelected={false} />
          <SaveButton alwaysEnable />
        </Form>
      )}
    </>
  );
}
