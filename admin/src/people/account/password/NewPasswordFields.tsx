import type { ComponentProps } from 'react';
import { Alert, AlertTitle, Box, LinearProgress, Typography } from '@mui/material';
import { MAX_PASSWORD_SCORE, passwordStrength, type PasswordLabel } from '@festival/contracts';
import { PasswordField } from '../../sign-in/PasswordField';
import type { NewPasswordValues } from './newPasswordRules';
import { t } from '../../../lib/i18n/t';

const COLOURS = { Weak: 'error', Medium: 'warning', Strong: 'success' } as const satisfies Record<
  PasswordLabel,
  string
>;

/** How strong a password is while it is typed, and what would make it stronger. */
function StrengthMeter({ password }: { password: string }) {
  if (!password) return null;
  const { score, label, hints } = passwordStrength(password);
  const colour = COLOURS[label];
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={(score / MAX_PASSWORD_SCORE) * 100}
          color={colour}
          aria-label={t('Password strength')}
          aria-valuetext={t(label)}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography component="output" variant="body2" sx={{ fontWeight: 700, color: `${colour}.main`, minWidth: 64 }}>
          {t(label)}
        </Typography>
      </Box>
      {hints.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {hints.map((hint) => (
            <li key={hint}>{t(hint)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const REQUIREMENTS = [
  t('At least 12 characters'),
  t('Uppercase and lowercase letters'),
  t('Numbers'),
  t('Symbols (!@#$%^&*)'),
  t('No common words or patterns, such as "password", "admin", "qwerty" or 123456'),
  t('Not found in known data breaches'),
];

/** The rules of a new password; the server alone can check the last point. */
function PasswordRequirements() {
  return (
    <Alert severity="info" icon={false} role="note">
      <AlertTitle>{t('Password requirements')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {REQUIREMENTS.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Box>
    </Alert>
  );
}

type Name = keyof NewPasswordValues;

interface NewPasswordFieldsProps {
  password: string;
  field: (name: Name) => Omit<ComponentProps<typeof PasswordField>, 'label'>;
  /** The field was left. */
  onLeave: (name: Name) => void;
}

/** A new password and its repetition, with the meter and what it needs. */
export function NewPasswordFields({ password, field, onLeave }: NewPasswordFieldsProps) {
  const common = (name: Name) => ({
    ...field(name),
    id: name,
    autoComplete: 'new-password',
    onBlur: () => onLeave(name),
  });
  return (
    <>
      <PasswordField {...common('new_password')} label={t('New Password')} />
      <StrengthMeter password={password} />
      <PasswordField {...common('new_password_confirmation')} label={t('Confirm New Password')} />
      <PasswordRequirements />
    </>
  );
}
