import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { Select } from './Select';
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
