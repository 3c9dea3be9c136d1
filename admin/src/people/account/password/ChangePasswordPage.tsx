import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PasswordField } from '../../sign-in/PasswordField';
import { accountCalls } from '../accountCalls';
import { NewPasswordFields } from './NewPasswordFields';
import { PASSWORD_RULES } from './newPasswordRules';
import { useFormCall } from '../useFormCall';
import { usePasswordForm } from './usePasswordForm';
import { t } from '../../../lib/i18n/t';

const EMPTY = { current_password: '', new_password: '', new_password_confirmation: '' };

export function ChangePasswordPage() {
  const { form, values, field, showErrors, reset, errorsNow, onLeave, isStrong } = usePasswordForm(
    EMPTY,
    PASSWORD_RULES,
  );
  const { busy, message, run } = useFormCall(showErrors, t('Failed to change password.'));
  const [success, setSuccess] = useState<string>();
  const navigate = useNavigate();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSuccess(undefined);
    if (showErrors(errorsNow())) return;
    void run(async () => {
      const said = await accountCalls.changePassword(values);
      reset();
      setSuccess(said ?? t('Password changed successfully.'));
    });
  };

  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <Title title="Change Password" />
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography component="h2" variant="h6">
          {t('Change Password')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {t(
            'Keep your admin account secure with a strong password that you use nowhere else. You will be signed out on all other devices.',
          )}
        </Typography>
        <Stack ref={form} component="form" noValidate onSubmit={submit} spacing={2}>
          {success && <Alert severity="success">{success}</Alert>}
          {message && <Alert severity="error">{message}</Alert>}
          <PasswordField
            {...field('current_password')}
            id="current_password"
            label={t('Current Password')}
            autoComplete="current-password"
            onBlur={() => onLeave('current_password')}
          />
          <NewPasswordFields password={values.new_password} field={field} onLeave={onLeave} />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={() => navigate(-1)} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" variant="contained" disabled={busy || !isStrong}>
              {busy ? t('Changing Password...') : t('Change Password')}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
