import type { Language } from '@festival/contracts';
import type { Knowledge, KnownEntry } from '../knowledge/knowledge-base.service.js';
import { questionOf } from '../knowledge/knowledge-texts.js';
import type { Decision } from './decide.js';

/** Category of a question that no entry answered. */
export const FALLBACK = 'fallback';

/** As many as the full-screen chat window shows. */
const MAX_SUGGESTIONS = 12;
const AFTER_ANSWER = 4;

/**
 * After an answer other questions of its category; after a fallback the nearest entries and the important ones.
 * @param second the entry that answered the second of two questions
 */
export function suggestionsFor(
  decision: Decision,
  { entries }: Knowledge,
  language: Language,
  second?: number,
): string[] {
  const texts = (ids: readonly number[]) => ids.flatMap((id) => textOf(entries.get(id), language));
  if (decision.kind === 'choice') return texts(decision.ids);
  const all = [...entries.values()];
  if (decision.kind === 'answer') {
    const category = entries.get(decision.id)?.category;
    const others = all.filter(
      (entry) => entry.category === category && entry.id !== decision.id && entry.id !== second,
    );
    return byPriority(others)
      .slice(0, AFTER_ANSWER)
      .map((entry) => questionOf(entry, language));
  }
  const near = decision.near.slice(0, AFTER_ANSWER);
  const general = generalEntries(all).filter(({ id }) => !near.includes(id));
  return [...texts(near), ...general.map((entry) => questionOf(entry, language))].slice(0, MAX_SUGGESTIONS / 2);
}

/** The most important questions of each category in turn; after a question, those of its category first. */
export function openingSuggestions({ entries }: Knowledge, language: Language, category: string | null): string[] {
  const all = [...entries.values()];
  const own = byPriority(all.filter((entry) => entry.category === category)).slice(0, MAX_SUGGESTIONS / 2);
  const others = generalEntries(all).filter((entry) => !own.includes(entry));
  return [...own, ...others].slice(0, MAX_SUGGESTIONS).map((entry) => questionOf(entry, language));
}

function textOf(entry: KnownEntry | undefined, language: Language): string[] {
  return entry ? [questionOf(entry, language)] : [];
}

const byPriority = (entries: readonly KnownEntry[]): KnownEntry[] =>
  entries.toSorted((one, other) => other.priority - one.priority || one.id - other.id);

/** The first of every category, then the second of every category, and so on. Priority 0 is never put forward. */
function generalEntries(entries: readonly KnownEntry[]): KnownEntry[] {
  const seen = new Map<string, number>();
  const placed = byPriority(entries.filter(({ priority }) => priority > 0)).map((entry) => {
    const place = seen.get(entry.category) ?? 0;
    seen.set(entry.category, place + 1);
    return { entry, place };
  });
  return placed.toSorted((one, other) => one.place - other.place).map(({ entry }) => entry);
}
