import { MAX_QUANTITY } from '@festival/contracts';

/** The checkout's own storage (`features/checkout/form/form-storage.ts`): what is typed here stands in its form. */
const KEY = 'checkout_form';

function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Fills the form with what was typed before, and keeps what is typed now. */
export function keepForm(form: HTMLFormElement, onKept: () => void): void {
  const quantity = form.elements.namedItem('quantity') as HTMLSelectElement;
  for (let count = 1; count <= MAX_QUANTITY; count += 1) quantity.add(new Option(String(count)));
  const before = kept();
  for (const field of fieldsOf(form)) {
    const value = before[field.name];
    if (typeof value === 'string' || typeof value === 'number') field.value = String(value);
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  // Each key: the page may be left, when the turn comes, with the cursor in a field.
  form.addEventListener('input', () => {
    const typed = fieldsOf(form).map(({ name, value }) => [name, name === 'quantity' ? Number(value) : value]);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), ...Object.fromEntries(typed) }));
      onKept();
    } catch {
      // A browser that refuses its storage asks again at the checkout.
      return;
    }
  });
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
];
