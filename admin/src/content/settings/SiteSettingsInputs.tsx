import type { SiteSettings } from '@festival/contracts';
import { Link, Typography, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { required, TextInput, type Validator, Confirm, useInput } from 'react-admin';
import { useState } from 'react';
import { linkAddress, LONGEST_ADDRESS, LONGEST_LINE, requiredText } from '../../shared/forms/inputRules';
import { SecondLanguage, SecondTextInput } from '../forms/SecondLanguage';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { FieldRow } from '../../shared/forms/FieldRow';
import { ImageAddressInput } from '../pictures/ImageAddressInput';
import { HelpNumbersInput } from './HelpNumbersInput';
import { PhasePreviews } from './PhasePreviews';
import { t } from '../../lib/i18n/t';

const LONGEST_NAME = 100;
const LONGEST_EDITION = 20;
const LONGEST_RULE = 500;
const LONGEST_PLACES = 1000;

const rules = {
  name: requiredText(t('Festival name')),
  edition: requiredText(t('Edition')),
  date: required(t('Concert date is required')),
  venue: requiredText(t('Venue')),
};

type LinkField = Extract<keyof SiteSettings, `${string}_link`>;

const LINKS: ReadonlyArray<{ source: LinkField; label: string; validate: Validator }> = [
  toLink('social_network_link', t('Social network link')),
  toLink('photo_sharing_link', t('Photo sharing link')),
  toLink('mail_link', t('Mail link')),
  toLink('video_platform_link', t('Video platform link')),
  toLink('merchandise_order_link', t('Merchandise order link')),
];

function toLink(source: LinkField, label: string) {
  return { source, label, validate: linkAddress(label) };
}

const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, mt: 1 }}>
      {children}
    </Typography>
  );
}

export function SiteSettingsInputs() {
  return (
    <>
      <FieldRow>
        <TextInput source="festival_name" label="Festival name" validate={rules.name} slotProps={upTo(LONGEST_NAME)} />
        <TextInput
          source="edition"
          label="Edition"
          validate={rules.edition}
          helperText="Usually the year"
          slotProps={upTo(LONGEST_EDITION)}
        />
        <JakartaDateTimeInput source="concert_date" label={t('Concert date')} validate={rules.date} />
        <TextInput source="venue" label="Venue" validate={rules.venue} slotProps={upTo(LONGEST_LINE)} />
      </FieldRow>
      <Heading>{t('Support')}</Heading>
      <FieldRow>
        <TextInput source="support_name" label="Support name" slotProps={upTo(LONGEST_NAME)} />
        <TextInput
          source="support_whatsapp"
          label="Support WhatsApp number"
          type="tel"
          helperText="Such as 0812 3456 7890. Empty: no WhatsApp link"
        />
      </FieldRow>
      <Heading>{t('Refunds')}</Heading>
      <TextInput
        source="refund_rule"
        label="Refund rule"
        multiline
        fullWidth
        helperText="On the ticket page, in the checkout and in the assistant’s answers. Empty: not shown"
        slotProps={upTo(LONGEST_RULE)}
      />
      <SecondLanguage>
        <FieldRow>
          <SecondTextInput source="venue" label={t('Venue')} maxLength={LONGEST_LINE} />
          <SecondTextInput source="support_name" label={t('Support name')} maxLength={LONGEST_NAME} />
          <SecondTextInput source="refund_rule" label={t('Refund rule')} maxLength={LONGEST_RULE} isLong />
        </FieldRow>
      </SecondLanguage>
      <Heading>{t('Links')}</Heading>
      <FieldRow>
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
      </FieldRow>
      <Heading>{t('On the night')}</Heading>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t(
          'The guide through the night shows them, on a phone without a network too. Without a map of yours it shows a sketch that knows nothing of your ground. A map that is uploaded here is kept on the phone.',
        )}{' '}
        <Link href="/tonight" target="_blank" rel="noreferrer" underline="always">
          {t('View the guide')}
        </Link>
      </Typography>
      <ImageAddressInput source="ground_map" label={t('Map of the ground')} />
      <TextInput
        source="ground_map_places"
        label={t('Places on the map')}
        multiline
        fullWidth
        helperText={t('Each in a line of its own, for who can’t see the picture: what is where')}
        slotProps={upTo(LONGEST_PLACES)}
      />
      <SecondLanguage title={t('Places in Indonesian (optional)')}>
        <SecondTextInput source="ground_map_places" label={t('Places on the map')} maxLength={LONGEST_PLACES} isLong />
      </SecondLanguage>
      <HelpNumbersInput />
      <Heading>{t('Preview a phase')}</Heading>
      <PhasePreviews />
      <Heading>{t('Construction')}</Heading>
      <ConstructionInput />
    </>
  );
}

/** Hides the whole site from visitors; asked before it is turned on, and in force once the form is saved. */
function ConstructionInput() {
  const { field, id } = useInput<boolean>({ source: 'under_construction' });
  const [isAsking, setAsking] = useState(false);
  const { value, onChange, ref, ...input } = field;
  const turn = (on: boolean) => (on ? setAsking(true) : onChange(false));
  return (
    <FormControl sx={{ width: '100%' }}>
      <FormControlLabel
        label={t('Under construction')}
        control={
          <Switch
            {...input}
            id={id}
            checked={value}
            onChange={(_event, on) => turn(on)}
            slotProps={{ input: { ref, 'aria-describedby': `${id}-hint` } }}
          />
        }
      />
      <FormHelperText id={`${id}-hint`} sx={{ mx: 0 }}>
        {t('Takes effect with Save')}
      </FormHelperText>
      <Confirm
        isOpen={isAsking}
        title="Put the site under construction?"
        content={t(
          'Once you save, every visitor sees the construction screen on every page. Staff who are signed in still see the site.',
        )}
        confirm={t('Put under construction')}
        confirmColor="warning"
        onConfirm={() => {
          onChange(true);
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </FormControl>
  );
}
