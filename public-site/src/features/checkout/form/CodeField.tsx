import type { KeyboardEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Icon } from '../../../art/icons/Icon';
import { useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/form/Field';
import { TextInput } from '../../../ui/form/TextInput';
import styles from '../Checkout.module.css';
import { CHECKOUT_PAGE_TEXTS } from '../checkout.texts';
import type { CodeCheck } from './useCodes';

export interface CodeFieldProps {
  label: string;
  input: UseFormRegisterReturn;
  code: string;
  check: CodeCheck;
  /** The server's word when the order was refused for this code. */
  formError: string | undefined;
  /** The effect of the applied code; nothing until it is applied. */
  applied: ReactNode;
}

/** A code with its Apply button. Enter applies the code, where it would otherwise send the whole order. */
export function CodeField({ label, input, code, check, formError, applied }: CodeFieldProps) {
  const { selection } = useTexts(CHECKOUT_PAGE_TEXTS);
  const empty = code.trim() === '';
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!empty && !check.validating) check.apply(code);
  };
  return (
    <div className={styles.code}>
      <Field
        label={label}
        error={formError ?? check.error}
        action={
          <Button
            variant="secondary"
            disabled={empty}
            pending={check.validating}
            aria-label={`${selection.apply} ${label.toLowerCase()}`}
            onClick={() => check.apply(code)}
          >
            {selection.apply}
          </Button>
        }
      >
        <TextInput
          {...input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.codeInput}
          onKeyDown={applyOnEnter}
        />
      </Field>
      <div aria-live="polite" className={styles.applied}>
        {applied && (
          <>
            <Icon name="check" size={18} />
            <span>{applied}</span>
          </>
        )}
      </div>
    </div>
  );
}
