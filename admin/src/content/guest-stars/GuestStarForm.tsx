import { MAX_GUEST_STARS, type AdminGuestStar } from '@festival/contracts';
import { Alert, LinearProgress } from '@mui/material';
import { useGetList, useResourceContext, BooleanInput, NumberInput, TextInput } from 'react-admin';
import { CreateInPanel, EditInPanel } from '../forms/RecordPanels';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { useEditedId } from '../lists/RecordActions';
import { LONGEST_LINE, requiredText, sortOrder } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { FieldRow } from '../../shared/forms/FieldRow';
import { GUEST_STAR, GUEST_STAR_INSTRUCTIONS } from './guestStarTexts';
import { t } from '../../lib/i18n/t';

const rules = { name: requiredText(t('Name')), sortOrder: sortOrder(1, MAX_GUEST_STARS) };
function GuestStarInputs() {
  return (
    <>
      <FieldRow>
        <TextInput
          source="name"
          label="Name"
          validate={rules.name}
          slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
        />
        <NumberInput
          source="sort_order"
          label="Sort order"
          min={1}
          max={MAX_GUEST_STARS}
          validate={rules.sortOrder}
          helperText={t('Place in the line-up, 1 to %{max_guest_stars}', { max_guest_stars: MAX_GUEST_STARS })}
        />
        <ImageAddressInput source="image" label={t('Image')} />
        <ImageAddressInput source="below_image" label={t('Below image')} />
      </FieldRow>
      <BooleanInput source="is_revealed" label="Revealed" helperText="Off: visitors see Coming Soon" />
    </>
  );
}

const PLACES = Array.from({ length: MAX_GUEST_STARS }, (_, index) => index + 1);

export function freePlaces(stars: ReadonlyArray<Pick<AdminGuestStar, 'sort_order'>>): number[] {
  return PLACES.filter((place) => stars.every(({ sort_order }) => sort_order !== place));
}

/** The free places of the line-up; undefined until they are known, all when they can't be loaded. */
function useFreePlaces(): number[] | undefined {
  const screen = useResourceContext() ?? '';
  const { data, error } = useGetList<AdminGuestStar>(screen, {
    pagination: { page: 1, perPage: MAX_GUEST_STARS },
    sort: { field: 'sort_order', order: 'ASC' },
  });
  if (error) return freePlaces([]);
  return data && freePlaces(data);
}

/** Adds a star while there is a place, or edits the one that the address names. */
export function GuestStarForm() {
  const editedId = useEditedId();
  return (
    <FormPanel
      title={editedId ? t('Edit guest star') : t('Add guest star')}
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
  if (!places) return <LinearProgress aria-label={t('Loading')} />;
  const [place] = places;
  if (place === undefined)
    return (
      <Alert severity="info">
        {t('There may be at most %{max_guest_stars} guest stars. Edit one below, or delete one to make room.', {
          max_guest_stars: MAX_GUEST_STARS,
        })}
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
