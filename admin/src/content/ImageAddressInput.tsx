import { Box } from '@mui/material';
import { FormDataConsumer, TextInput, type Validator } from 'react-admin';
import { imageAddress, LONGEST_ADDRESS } from './contentRules';
import { PicturePreview } from './PicturePreview';

/** Content specification, section 5, "Images". */
const ADVICE = 'PNG/JPG, max 1MB. Upload it elsewhere and paste its URL.';

interface ImageAddressInputProps {
  source: string;
  label: string;
  validate?: Validator[];
}

/** A picture by its address, and how it looks. */
export function ImageAddressInput({ source, label, validate = [] }: ImageAddressInputProps) {
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <TextInput
        source={source}
        label={label}
        inputMode="url"
        helperText={ADVICE}
        validate={[...validate, imageAddress(label)]}
        slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
      />
      <FormDataConsumer<Record<string, unknown>>>
        {({ formData }) => {
          const address = formData[source];
          return (
            <PicturePreview address={typeof address === 'string' ? address.trim() : ''} alt={`${label}: preview`} />
          );
        }}
      </FormDataConsumer>
    </Box>
  );
}
