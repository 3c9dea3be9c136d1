import { useState } from 'react';
import styles from './RollingNumber.module.css';

/** A number of at least two digits; a digit that changes rolls away and the next one rolls in. Not read out. */
export function RollingNumber({ value }: { value: number }) {
  const digits = [...String(value).padStart(2, '0')];
  return (
    <span className={styles.number} aria-hidden="true">
      {digits.map((digit, index) => (
        <RollingDigit key={digits.length - index} digit={digit} />
      ))}
    </span>
  );
}

function RollingDigit({ digit }: { digit: string }) {
  const [shown, setShown] = useState<{ digit: string; before: string | null }>({ digit, before: null });
  if (shown.digit !== digit) setShown({ digit, before: shown.digit });
  const { before } = shown;
  return (
    <span className={styles.place}>
      <span key={shown.digit} className={before === null ? undefined : styles.comes}>
        {shown.digit}
      </span>
      {before !== null && (
        <span key={`${before} before ${shown.digit}`} className={styles.goes}>
          {before}
        </span>
      )}
    </span>
  );
}
