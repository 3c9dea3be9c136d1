import { MAX_TICKET_TYPES, PRICE_STEP } from '@festival/contracts';
import { maxValue, minValue, required } from 'react-admin';
import { endsAfter, wholeNumber } from '../../../shared/forms/inputRules';

const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const SORT_ORDER_TEXT = `Sort order must be between 1 and ${MAX_TICKET_TYPES}`;

function inPriceSteps(value: number | null | undefined): string | undefined {
  return value && value % PRICE_STEP !== 0
    ? `Price must be in steps of ${PRICE_STEP.toLocaleString('en-US')}`
    : undefined;
}

function priceToSell(value: number | null | undefined, values: Record<string, unknown>): string | undefined {
  return values['button_text'] === 'BUY TICKET' && (value ?? null) === null ? 'BUY TICKET needs a price' : undefined;
}

function hexColour(value: string | null | undefined): string | undefined {
  return value && !HEX_COLOUR.test(value) ? 'Background color must be a hex colour such as #0E4280' : undefined;
}

/** Per field. */
export const ticketTypeRules = {
  sortOrder: [
    required('Sort order is required'),
    minValue(1, SORT_ORDER_TEXT),
    maxValue(MAX_TICKET_TYPES, SORT_ORDER_TEXT),
    wholeNumber,
  ],
  type: required('Type is required'),
  header: required('Header is required'),
  price: [minValue(0, 'Price must be at least 0'), inPriceSteps, priceToSell],
  buttonText: required('Button text is required'),
  colour: [required('Background color is required'), hexColour],
  salesEnd: endsAfter('sales_start_at'),
  quota: [minValue(0, 'Quota must be at least 0'), wholeNumber],
};
