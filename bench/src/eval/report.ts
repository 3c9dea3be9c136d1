import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import type { Judged, Outcome } from './judge.js';

const OUTCOMES: readonly Outcome[] = ['right', 'asked', 'missed', 'wrong'];

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/** One line a group: the number of questions, of each outcome, and the share of right ones. */
export function table(title: string, judged: readonly Judged[], groupOf: (each: Judged) => string): string {
  const lines = [...grouped(judged, groupOf)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, members]) => {
      const counts = OUTCOMES.map((outcome) => members.filter((each) => each.outcome === outcome).length);
      return [
        group.padEnd(14),
        String(members.length).padStart(9),
        ...counts.map((count) => String(count).padStart(7)),
        percent(counts[0] ?? 0, members.length).padStart(9),
      ].join('');
    });
  const head = [
    title.padEnd(14),
    'questions',
    ...OUTCOMES.map((outcome) => outcome.padStart(7)),
    'right'.padStart(9),
  ].join('');
  return [head, ...lines].join('\n');
}

function grouped(judged: readonly Judged[], groupOf: (each: Judged) => string): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>();
  for (const each of judged) groups.set(groupOf(each), [...(groups.get(groupOf(each)) ?? []), each]);
  return groups;
}

/** The share of expected fallbacks that were answered. */
export function falseAnswers(judged: readonly Judged[]): string {
  const off = judged.filter(({ question }) => question.want.length === 0);
  const wrong = off.filter(({ outcome }) => outcome !== 'right').length;
  return `answered where a fallback was right: ${wrong} of ${off.length} (${percent(wrong, off.length)})`;
}

export const categoryOf = (entries: readonly DemoKnowledge[]) => {
  const categories = new Map(entries.map(({ key, category }) => [key, category]));
  return ({ question }: Judged): string => categories.get(question.want[0] ?? '') ?? 'fallback';
};

/** A failed question. */
export function failure({ question, outcome, given, score }: Judged): string {
  return `${outcome.padEnd(7)}${score.toFixed(2)} [${question.lang}] ${question.q} → ${given.join(', ') || 'fallback'}; wanted ${question.want.join(' or ') || 'fallback'}`;
}
