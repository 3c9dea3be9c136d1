import { formatRupiah, type RefundableTicket } from '@festival/contracts';
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { focusOnMount } from '../../lib/focusOnMount';
import { BLOCKED_LABELS, SCOPE_LABELS, type RefundScope } from './refundScope';
import { t } from '../../lib/i18n/t';

interface RefundScopeFieldsProps {
  scopes: readonly RefundScope[];
  scope: RefundScope;
  tickets: readonly RefundableTicket[];
  chosen: readonly string[];
  error?: string;
  onScope: (scope: RefundScope) => void;
  onChosen: (codes: string[]) => void;
}

/** The scope of the refund, and the tickets that it ends. */
export function RefundScopeFields(props: RefundScopeFieldsProps) {
  const { scopes, scope, tickets, chosen, error, onScope, onChosen } = props;
  const toggle = (code: string) =>
    onChosen(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return (
    <>
      <FormControl>
        <FormLabel id="refund-scope">{t('What is refunded')}</FormLabel>
        <RadioGroup aria-labelledby="refund-scope" value={scope} onChange={(_, value) => onScope(value as RefundScope)}>
          {scopes.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio slotProps={{ input: { ref: each === scopes[0] ? focusOnMount : undefined } }} />}
              label={SCOPE_LABELS[each]}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {scope === 'some' && (
        <FormControl component="fieldset" error={error !== undefined}>
          <FormLabel component="legend">{t('Which tickets')}</FormLabel>
          <FormGroup>
            {tickets.map(({ code, share, blocked }) => (
              <FormControlLabel
                key={code}
                control={<Checkbox checked={chosen.includes(code)} onChange={() => toggle(code)} />}
                disabled={blocked !== null}
                label={`${code} · ${blocked === null ? formatRupiah(share) : BLOCKED_LABELS[blocked]}`}
              />
            ))}
          </FormGroup>
          <FormHelperText>
            {error ?? t('They let nobody in from now on; their seats go back on sale when the refund is done.')}
          </FormHelperText>
        </FormControl>
      )}
    </>
  );
}
