import { Box } from '@mui/material';
import { BooleanInput, required } from 'react-admin';
import { hexColour } from '../../shared/forms/contentRules';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { ColourInput } from '../../shared/forms/ColourInput';
import { BackgroundInput } from './BackgroundInput';
import { GalleryInput } from './GalleryInput';

const colour = [required('Background colour is required'), hexColour('Background colour')];

/** The form of content specification, section 3, "Event page". */
export function EventPageInputs() {
  return (
    <>
      <BooleanInput source="is_active" label="Active" />
      <Box sx={{ mb: 2 }}>
        <ColourInput source="bg_color" label="Background colour" validate={colour} />
      </Box>
      <ImageAddressInput source="hero_src" label="Hero image" />
      <ImageAddressInput source="paper_src" label="Paper image" />
      <GalleryInput />
      <BackgroundInput />
      <ImageAddressInput source="sponsor_src" label="Sponsor image" />
      <ImageAddressInput source="medpar_src" label="Media partner image" />
    </>
  );
}
