import { cx } from './class-names';
import styles from './CarouselDots.module.css';

export interface CarouselDotsProps {
  count: number;
  /** From 0. */
  current: number;
  onChoose: (index: number) => void;
  /** Names the dots together. */
  label: string;
  /** Names one: 'Picture 2 of 7'. */
  nameOf: (index: number) => string;
  className?: string;
}

/** A dot for each slide or page of a carousel; pressed, it leads there. */
export function CarouselDots({ count, current, onChoose, label, nameOf, className }: CarouselDotsProps) {
  return (
    <ul className={cx(styles.dots, className)} aria-label={label}>
      {Array.from({ length: count }, (_unused, index) => (
        <li key={index}>
          <button
            type="button"
            className={styles.dot}
            aria-label={nameOf(index)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          />
        </li>
      ))}
    </ul>
  );
}
