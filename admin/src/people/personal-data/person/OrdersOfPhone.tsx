import type { OrderOfPhone } from '@festival/contracts';
import { Checkbox, FormControl, FormControlLabel, FormLabel } from '@mui/material';
import { formatJakarta } from '../../../lib/jakartaTime';
import { t } from '../../../lib/i18n/t';

interface OrdersOfPhoneProps {
  orders: readonly OrderOfPhone[];
  chosen: readonly string[];
  onChoose: (orderNumbers: string[]) => void;
}

/** Orders with the number and another address may be somebody else's, as in a family: each must be said to be theirs. */
export function OrdersOfPhone({ orders, chosen, onChoose }: OrdersOfPhoneProps) {
  if (orders.length === 0) return null;
  const toggle = (number: string) =>
    onChoose(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  return (
    <FormControl component="fieldset" sx={{ mt: 2, display: 'block' }}>
      <FormLabel component="legend">
        {t("Orders with this number and another address. Tick those that are this person's.")}
      </FormLabel>
      {orders.map(({ order_number: number, masked_email, created_at }) => (
        <FormControlLabel
          key={number}
          control={<Checkbox checked={chosen.includes(number)} onChange={() => toggle(number)} />}
          label={`${number}, ${masked_email}, ${formatJakarta(created_at)}`}
          sx={{ display: 'flex', overflowWrap: 'anywhere' }}
        />
      ))}
    </FormControl>
  );
}
