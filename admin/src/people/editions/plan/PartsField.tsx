import { EDITION_PART_HINTS, EDITION_PART_LABELS, EDITION_PARTS, type EditionPart } from '@festival/contracts';
import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material';
import { t } from '../../../lib/i18n/t';

interface PartsFieldProps {
  copy: readonly EditionPart[];
  onChange: (copy: EditionPart[]) => void;
}

/** What goes along into the next edition; of each part it says what becomes of it. */
export function PartsField({ copy, onChange }: PartsFieldProps) {
  const toggle = (part: EditionPart, isKept: boolean) =>
    onChange(EDITION_PARTS.filter((each) => (each === part ? isKept : copy.includes(each))));
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{t('Goes along')}</FormLabel>
      <FormGroup>
        {EDITION_PARTS.map((part) => {
          const isKept = copy.includes(part);
          const { kept, removed } = EDITION_PART_HINTS[part];
          return (
            <FormControlLabel
              key={part}
              sx={{ alignItems: 'flex-start', py: 0.25 }}
              control={<Checkbox checked={isKept} onChange={({ target }) => toggle(part, target.checked)} />}
              label={
                <Box sx={{ pt: 1 }}>
                  {t(EDITION_PART_LABELS[part])}
                  <Typography
                    variant="caption"
                    component="span"
                    sx={{ display: 'block', color: isKept ? 'text.secondary' : 'warning.dark' }}
                  >
                    {t(isKept ? kept : removed)}
                  </Typography>
                </Box>
              }
            />
          );
        })}
      </FormGroup>
    </FormControl>
  );
}
