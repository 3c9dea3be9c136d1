import { MAX_GUEST_STARS } from '@festival/contracts';
import { Alert, LinearProgress } from '@mui/material';
import { CreateInPanel } from '../forms/CreateInPanel';
import { EditInPanel } from '../forms/EditInPanel';
import { FormPanel } from '../forms/FormPanel';
import { InstructionsBox } from '../forms/InstructionsBox';
import { useEditedId } from '../lists/useEditedId';
import { GuestStarInputs } from './GuestStarInputs';
import { GUEST_STAR, GUEST_STAR_INSTRUCTIONS } from './guestStarTexts';
import { useFreePlaces } from './useFreePlaces';

/** Adds a star while there is a place, or edits the one that the address names. */
export function GuestStarForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? 'Edit guest star' : 'Add guest star'}
      instructions={<InstructionsBox lines={GUEST_STAR_INSTRUCTIONS} />}
    >
      {editedId ? (
        <EditInPanel id={editedId} texts={GUEST_STAR}>
          <GuestStarInputs />
        </EditInPanel>
      ) : (
        <NewGuestStar />
      )}
    </FormPanel>
  );
}

function NewGuestStar() {
  const places = useFreePlaces();
  if (!places) return <LinearProgress aria-label="Loading" />;
  const [place] = places;
  if (place === undefined)
    return (
      <Alert severity="info">
        There may be at most {MAX_GUEST_STARS} guest stars. Edit one below, or delete one to make room.
      </Alert>
    );
  return (
    <CreateInPanel
      texts={GUEST_STAR}
      defaults={{ sort_order: place, image: null, below_image: null, is_revealed: false }}
    >
      <GuestStarInputs />
    </CreateInPanel>
  );
}
