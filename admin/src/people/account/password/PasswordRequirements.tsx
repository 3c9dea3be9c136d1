import { Alert, AlertTitle, Box } from '@mui/material';

const REQUIREMENTS = [
  'At least 12 characters',
  'Uppercase and lowercase letters',
  'Numbers',
  'Symbols (!@#$%^&*)',
  'No common words or patterns, such as "password", "admin", "qwerty" or 123456',
  'Not found in known data breaches',
];

/** What a new password needs; the server alone can check the last point. */
export function PasswordRequirements() {
  return (
    <Alert severity="info" icon={false} role="note">
      <AlertTitle>Password requirements</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {REQUIREMENTS.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Box>
    </Alert>
  );
}
