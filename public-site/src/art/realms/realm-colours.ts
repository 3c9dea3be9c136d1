import type { Realm } from './realms';

/** Dark ground, light and bright mark of each realm, as in its emblem. */
export const REALM_COLOURS: Record<Realm, { ground: string; glow: string; mark: string }> = {
  unveiling: { ground: 'var(--art-night-2)', glow: 'var(--art-night-5)', mark: 'var(--art-red)' },
  eulympic: { ground: 'var(--art-red-shade)', glow: 'var(--art-red)', mark: 'var(--art-teal)' },
  ucare: { ground: 'var(--art-teal-deep)', glow: 'var(--art-teal)', mark: 'var(--art-ember)' },
  ulympic: { ground: 'var(--art-ember-deep)', glow: 'var(--art-gold)', mark: 'var(--art-red)' },
  unify: { ground: 'var(--art-night-1)', glow: 'var(--art-dusk)', mark: 'var(--art-gold)' },
};
