import { BUILT_IN_CLOSING_IMAGE } from '@festival/contracts';
import { CreateInPanel } from '../forms/CreateInPanel';
import { EditInPanel } from '../forms/EditInPanel';
import { FormPanel } from '../forms/FormPanel';
import { InstructionsBox } from '../forms/InstructionsBox';
import { useEditedId } from '../lists/useEditedId';
import { ClosingSectionInputs } from './ClosingSectionInputs';
import { CLOSING_SECTION, CLOSING_SECTION_INSTRUCTIONS } from './closingSectionTexts';

const NEW_SECTION = { image_url: BUILT_IN_CLOSING_IMAGE, is_active: true };

/** Makes a section, or edits the one that the address names. */
export function ClosingSectionForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? 'Edit closing section' : 'Create closing section'}
      instructions={<InstructionsBox lines={CLOSING_SECTION_INSTRUCTIONS} />}
    >
      {editedId ? (
        <EditInPanel id={editedId} texts={CLOSING_SECTION}>
          <ClosingSectionInputs />
        </EditInPanel>
      ) : (
        <CreateInPanel texts={CLOSING_SECTION} defaults={NEW_SECTION}>
          <ClosingSectionInputs />
        </CreateInPanel>
      )}
    </FormPanel>
  );
}
