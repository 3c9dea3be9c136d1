import { ACT_DRAWINGS, type AdminAct, LONGEST_ABOUT, LONGEST_STAGE, SITE_ROUTES } from '@festival/contracts';
import { Link } from '@mui/material';
import { NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { endsAfter, linkAddress, LONGEST_ADDRESS, sortOrder } from '../../shared/forms/inputRules';
import { FieldRow } from '../../shared/forms/FieldRow';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { WhoInputs } from './WhoInputs';
import { t } from '../../lib/i18n/t';

const DRAWINGS = ACT_DRAWINGS.map((drawing) => ({
  id: drawing,
  name: drawing === 'dj' ? 'DJ' : drawing.charAt(0).toUpperCase() + drawing.slice(1),
}));

const LINKS = [
  { source: 'instagram_link', label: t('Instagram link') },
  { source: 'music_link', label: t('Music link') },
  { source: 'video_link', label: t('Video link') },
].map((link) => ({ ...link, validate: linkAddress(link.label) }));

const rules = { sortOrder: sortOrder(0), end: endsAfter('starts_at') };

export function ActInputs() {
  return (
    <>
      <WhoInputs />
      <ActOnSite />
      <FieldRow>
        <TextInput
          source="stage"
          label="Stage"
          helperText="Such as Crown Stage. May be empty"
          slotProps={{ htmlInput: { maxLength: LONGEST_STAGE } }}
        />
        <NumberInput source="sort_order" label="Sort order" min={0} validate={rules.sortOrder} />
        <JakartaDateTimeInput source="starts_at" label={t('Start')} />
        <JakartaDateTimeInput source="ends_at" label={t('End')} validate={rules.end} />
      </FieldRow>
      <TextInput
        source="about"
        label="About"
        multiline
        minRows={2}
        helperText={t('Plain text, at most %{longest_about} characters', { longest_about: LONGEST_ABOUT })}
        slotProps={{ htmlInput: { maxLength: LONGEST_ABOUT } }}
      />
      <SecondLanguage>
        <SecondTextInput source="about" label={t('About')} maxLength={LONGEST_ABOUT} isLong />
      </SecondLanguage>
      <SelectInput
        source="drawing"
        label="Drawing"
        choices={DRAWINGS}
        translateChoice={false}
        isRequired
        helperText="The site's own drawing, shown while there is no image"
      />
      {LINKS.map(({ source, label, validate }) => (
        <TextInput
          key={source}
          source={source}
          label={label}
          inputMode="url"
          validate={validate}
          slotProps={{ htmlInput: { maxLength: LONGEST_ADDRESS, spellCheck: false } }}
        />
      ))}
    </>
  );
}

/** Visitors have a page of an act once it is announced. */
function ActOnSite() {
  const act = useRecordContext<AdminAct>();
  if (!act?.id || !act.is_announced) return null;
  return (
    <Link
      href={SITE_ROUTES.act.replace(':act', String(act.id))}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{ mb: 1 }}
    >
      {t('View on site')}
    </Link>
  );
}
