import { MAX_GUEST_STARS, type AdminGuestStar } from '@festival/contracts';
import { Alert } from '@mui/material';
import { BooleanInput, SelectInput, TextInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LONGEST_LINE, requiredText } from '../../shared/forms/inputRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';

const STARS = {
  pagination: { page: 1, perPage: MAX_GUEST_STARS },
  sort: { field: 'sort_order', order: 'ASC' },
} as const;

const rules = { name: requiredText('Name') };

/** A guest star's name and whether visitors see it, as one choice. */
function choiceOf({ id, sort_order, name, is_revealed }: AdminGuestStar) {
  return { id, name: `${sort_order}. ${name}${is_revealed ? '' : ' (not revealed)'}` };
}

/** Who it is: one of the guest stars, which is written under Guest Stars, or somebody else. */
export function WhoInputs() {
  const { data = [], isPending } = useGetList<AdminGuestStar>('guest-stars', STARS);
  const isStar = Boolean(useWatch({ name: 'guest_star_id' }));
  return (
    <>
      <SelectInput
        source="guest_star_id"
        label="Guest star"
        choices={data.map(choiceOf)}
        isPending={isPending}
        emptyText="None of them"
        translateChoice={false}
        helperText="Choose one when this act is one of the guest stars"
      />
      {isStar ? (
        <Alert severity="info" sx={{ mb: 2, width: '100%' }}>
          Name, image and whether it is announced are those of the guest star. Change them under Guest Stars.
        </Alert>
      ) : (
        <>
          <TextInput
            source="name"
            label="Name"
            validate={rules.name}
            slotProps={{ htmlInput: { maxLength: LONGEST_LINE } }}
          />
          <BooleanInput
            source="is_announced"
            label="Announced"
            helperText="Off: visitors see Coming Soon, with stage and times"
          />
          <ImageAddressInput source="image" label="Image" />
        </>
      )}
    </>
  );
}
