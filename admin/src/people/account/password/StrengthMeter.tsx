import { MAX_PASSWORD_SCORE, passwordStrength, type PasswordLabel } from '@festival/contracts';
import { Box, LinearProgress, Typography } from '@mui/material';

const COLOURS = { Weak: 'error', Medium: 'warning', Strong: 'success' } as const satisfies Record<
  PasswordLabel,
  string
>;

/** How strong a password is while it is typed, and what would make it stronger. */
export function StrengthMeter({ password }: { password: string }) {
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
          aria-label="Password strength"
          aria-valuetext={label}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography component="output" variant="body2" sx={{ fontWeight: 700, color: `${colour}.main`, minWidth: 64 }}>
          {label}
        </Typography>
      </Box>
      {hints.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
