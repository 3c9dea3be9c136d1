import { useEffect, useState } from 'react';
import { concertTime } from '../../../lib/festival/concert-date';
import { useLanguage, useTexts } from '../../../lib/language';
import styles from '../Checkout.module.css';
import { CHECKOUT_PAGE_TEXTS, type CheckoutTexts } from '../checkout.texts';
import type { Turn } from './keep-turn';

type Phase = keyof CheckoutTexts['turn'];

const NEAR_END_MS = 2 * 60_000;

function phaseOf({ endsAt }: Turn, now: number): Phase {
  if (now >= endsAt) return 'over';
  return now >= endsAt - NEAR_END_MS ? 'nearEnd' : 'lasts';
}

/**
 * Until when the turn lasts. It is read out three times: when the form is there, two minutes before the end, and when the
 * turn is over.
 */
export function TurnTime({ turn }: { turn: Turn | null }) {
  const { turn: texts } = useTexts(CHECKOUT_PAGE_TEXTS);
  const { language } = useLanguage();
  const [phase, setPhase] = useState<Phase | null>(null);
  // Empty at first: a reader speaks words that come into a region, not those that it was made with.
  useEffect(() => {
    const tick = () => setPhase(turn && phaseOf(turn, Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [turn]);
  return (
    <p className={styles.turn} aria-live="polite">
      {turn && phase && texts[phase](concertTime(turn.expiresAt, language))}
    </p>
  );
}
