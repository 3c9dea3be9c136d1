import type { ChangeEvent, Ref } from 'react';
import { Icon } from '../art/icons/Icon';
import { useFieldControl } from './field-context';
import styles from './Stepper.module.css';

export interface StepperProps {
  /** NaN while the box is empty. */
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  /** What is counted, for the two buttons' names: "ticket" gives "One ticket more". */
  unit: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A whole number with a button either side. Typing may leave the range: the form's rule says so then. */
export function Stepper({ value, min, max, onChange, onBlur, unit, name, disabled, ref }: StepperProps) {
  const control = useFieldControl();
  const current = Number.isNaN(value) ? min : value;
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.target.value === '' ? Number.NaN : Number(event.target.value));
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={`One ${unit} fewer`}
        disabled={disabled || current <= min}
        onClick={() => onChange(clamp(current - 1, min, max))}
      >
        <Icon name="minus" />
      </button>
      <input
        {...control}
        ref={ref}
        className={styles.value}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={max}
        step={1}
        value={Number.isNaN(value) ? '' : value}
        disabled={disabled}
        onChange={type}
        onBlur={onBlur}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One ${unit} more`}
        disabled={disabled || current >= max}
        onClick={() => onChange(clamp(current + 1, min, max))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
