import { Title, BooleanInput, FormDataConsumer, TextInput } from 'react-admin';
import type { HeroSection } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { FormPanel, InstructionsBox } from '../forms/FormPanel';
import { OneRecord, LOADING, ONLY_ID } from '../forms/OneRecord';
import { OutcomeBox, useSaveOutcome } from '../forms/useSaveOutcome';
import { PanelForm } from '../forms/PanelForm';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { NAVY, QUEST_YELLOW, TITLE_FONT } from '../../shared/brand';
import { t } from '../../lib/i18n/t';

const NIGHT = `linear-gradient(180deg, ${NAVY} 0%, #0e4280 70%, #1b1530 100%)`;

/** The texts as visitors will see them, while they are typed. */
function HeroPreview({ hero }: { hero: Partial<HeroSection> }) {
  return (
    <Box component="section" aria-label={t('Live preview')} sx={{ my: 2 }}>
      <Typography variant="body2" component="h3" sx={{ mb: 0.5, fontWeight: 600 }}>
        {t('Live preview')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          gap: 1,
          minHeight: 200,
          px: 2,
          py: 4,
          borderRadius: 1.5,
          textAlign: 'center',
          overflowWrap: 'anywhere',
          color: '#f6e7c4',
          background: NIGHT,
        }}
      >
        {hero.is_active ? (
          <>
            <Box sx={{ fontFamily: TITLE_FONT, fontSize: { xs: 24, sm: 32 }, fontWeight: 700, color: QUEST_YELLOW }}>
              {hero.title_text}
            </Box>
            <Box sx={{ fontSize: { xs: 16, sm: 18 } }}>{hero.event_text_line1}</Box>
            <Box sx={{ fontSize: { xs: 16, sm: 18 } }}>{hero.event_text_line2}</Box>
          </>
        ) : (
          <em>{t('The texts are hidden from visitors.')}</em>
        )}
      </Box>
    </Box>
  );
}

const LONGEST = 255;
const texts = { htmlInput: { maxLength: LONGEST } };

/** The form, above a preview. The server says what is missing. */
function HeroSectionInputs() {
  return (
    <>
      <TextInput
        source="title_text"
        label="Title text"
        helperText={t('Required, at most %{longest} characters, as the two lines', { longest: LONGEST })}
        slotProps={texts}
      />
      <TextInput source="event_text_line1" label="Event text line 1" slotProps={texts} />
      <TextInput source="event_text_line2" label="Event text line 2" slotProps={texts} />
      <SecondLanguage>
        <SecondTextInput source="title_text" label={t('Title text')} maxLength={LONGEST} />
        <SecondTextInput source="event_text_line1" label={t('Event text line 1')} maxLength={LONGEST} />
        <SecondTextInput source="event_text_line2" label={t('Event text line 2')} maxLength={LONGEST} />
      </SecondLanguage>
      <BooleanInput source="is_active" label="Active" helperText="Off: the texts are hidden from visitors" />
      <FormDataConsumer<Partial<HeroSection>>>{({ formData }) => <HeroPreview hero={formData} />}</FormDataConsumer>
    </>
  );
}

const INSTRUCTIONS = [
  t('The texts stand over the picture of the first page: a title and two lines.'),
  t('Inactive: visitors see the picture without them.'),
  t('The picture itself belongs to the site and is not changed here.'),
];
export function HeroSectionScreen() {
  const { outcome, form, calls } = useSaveOutcome({
    doneText: t('Saved'),
    fieldsText: t('Please correct the highlighted fields.'),
  });
  return (
    <>
      <Title title="Hero Section" />
      <OneRecord id={ONLY_ID} loading={LOADING} {...calls}>
        <FormPanel title={t('Texts')} instructions={<InstructionsBox lines={INSTRUCTIONS} />}>
          <OutcomeBox outcome={outcome} />
          <PanelForm key={form.key} focusSave={form.focusSave}>
            <HeroSectionInputs />
          </PanelForm>
        </FormPanel>
      </OneRecord>
    </>
  );
}
