import type { ElementType, HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { cx } from '../class-names';

export type Ground = 'night' | 'parchment' | 'paper';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  ground?: Ground;
  /** Without inner space, for a card whose content reaches its edge. */
  flush?: boolean;
}

export function Card({ as: Element = 'div', ground = 'paper', flush = false, className, ...rest }: CardProps) {
  return <Element {...rest} data-ground={ground} className={cx(styles.card, flush && styles.flush, className)} />;
}
