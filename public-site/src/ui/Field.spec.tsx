import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { Select } from './Select';
import { Stepper } from './Stepper';
import { TextInput } from './TextInput';

const describedBy = (control: HTMLElement): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent ?? '');

test('a valid field is found by its label and described by its hint', () => {
  render(
    <Field label="Email" hint="The ticket is delivered there." required>
      <TextInput type="email" />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(describedBy(input)).toEqual(['The ticket is delivered there.']);
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(input.getAttribute('aria-required')).toBe('true');
});

test('an error marks the control invalid and is read before the hint', () => {
  render(
    <Field label="Email" hint="The ticket is delivered there." error="Email is required" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Email');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(input)).toEqual(['Email is required', 'The ticket is delivered there.']);
});

test('a select belongs to its field like an input', () => {
  render(
    <Field label="Category" error="Category is required" required>
      <Select options={[{ value: 'internal', label: 'Internal' }]} />
    </Field>,
  );
  expect(describedBy(screen.getByLabelText('Category'))).toEqual(['Category is required']);
});

function Quantity() {
  const [value, setValue] = useState(1);
  return (
    <Field label="Quantity" required>
      <Stepper value={value} min={1} max={3} onChange={setValue} unit="ticket" />
    </Field>
  );
}

test('the stepper stays in its range by its buttons and takes what is typed', async () => {
  const user = userEvent.setup();
  render(<Quantity />);
  const box = screen.getByLabelText<HTMLInputElement>('Quantity');
  const fewer = screen.getByRole<HTMLButtonElement>('button', { name: 'One ticket fewer' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One ticket more' });
  expect(fewer.disabled).toBe(true);
  await user.click(more);
  await user.click(more);
  expect(box.value).toBe('3');
  expect(more.disabled).toBe(true);
  await user.clear(box);
  expect(box.value).toBe('');
  await user.type(box, '12');
  expect(box.value).toBe('12');
  await user.click(fewer);
  expect(box.value).toBe('3');
});
