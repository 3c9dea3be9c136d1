import { MAX_TICKET_TYPES, PRICE_STEP } from '@festival/contracts';
import { maxValue, minValue, required } from 'react-admin';
import { endsAfter, wholeNumber } from '../../../shared/forms/inputRules';
import { t } from '../../../lib/i18n/t';

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const SORT_ORDER_TEXT = t('Sort order must be between 1 and %{max_ticket_types}', {
  max_ticket_types: MAX_TICKET_TYPES,
});

function inPriceSteps(value: number | null | undefined): string | undefined {
  return value && value % PRICE_STEP !== 0
    ? t('Price must be in steps of %{price_step}', { price_step: PRICE_STEP.toLocaleString('en-US') })
    : undefined;
}

function priceToSell(value: number | null | undefined, values: Record<string, unknown>): string | undefined {
  return values['button_text'] === 'BUY TICKET' && (value ?? null) === null ? t('BUY TICKET needs a price') : undefined;
}

function hexColour(value: string | null | undefined): string | undefined {
  return value && !HEX_COLOUR.test(value) ? t('Background color must be a hex colour such as #0E4280') : undefined;
}

/** Per field. */
export const ticketTypeRules = {
  sortOrder: [
    required(t('Sort order is required')),
    minValue(1, SORT_ORDER_TEXT),
    maxValue(MAX_TICKET_TYPES, SORT_ORDER_TEXT),
    wholeNumber,
  ],
  type: required(t('Type is required')),
  header: required(t('Header is required')),
  price: [minValue(0, t('Price must be at least 0')), inPriceSteps, priceToSell],
  buttonText: required(t('Button text is required')),
  colour: [required(t('Background color is required')), hexColour],
  salesEnd: endsAfter('sales_start_at'),
  quota: [minValue(0, t('Quota must be at least 0')), wholeNumber],
};
