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

/** The 95 % interval of a share (Wilson's), as in '95.1 to 97.9 %'. */
export function interval(part: number, whole: number): string {
  if (whole === 0) return '-';
  const z = 1.96;
  const share = part / whole;
  const middle = share + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const bound = (sum: number): string => ((100 * sum) / (1 + (z * z) / whole)).toFixed(1);
  return `${bound(middle - spread)} to ${bound(middle + spread)} %`;
}

/** The share that pass, with its interval, as in '31 of 40, 77.5 % (62.5 to 87.7 %)'. */
export function shareOf<Each>(all: readonly Each[], passes: (each: Each) => boolean): string {
  const passing = all.filter(passes).length;
  return `${passing} of ${all.length}, ${percent(passing, all.length)} (${interval(passing, all.length)})`;
}

/** The share of right answers of those with an entry, and of fallbacks of those without, with their intervals. */
export function summary(judged: readonly Judged[]): string {
  const lines = [true, false].map((hasEntry) => {
    const some = judged.filter(({ question }) => question.want.length > 0 === hasEntry);
    const title = hasEntry ? 'right, of those with an entry' : 'passed, of those without';
    return `${title}: ${shareOf(some, ({ outcome }) => outcome === 'right')}`;
  });
  return lines.join('\n');
}

/** Whether answers are right as often as their confidence says: of each tenth, how many there are and how many are right. */
export function calibration(judged: readonly Judged[]): string {
  const answered = judged.filter(({ given }) => given.length > 0);
  const tenths = grouped(answered, ({ score }) => (Math.floor(Math.min(score, 0.999) * 10) / 10).toFixed(1));
  return [...tenths]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([from, some]) => {
      const right = some.filter(({ question, given }) => given.some((key) => question.want.includes(key))).length;
      return `confidence from ${from}: ${some.length} answers, ${percent(right, some.length)} right`;
    })
    .join('\n');
}

export const categoryOf = (entries: readonly DemoKnowledge[]) => {
  const categories = new Map(entries.map(({ key, category }) => [key, category]));
  return ({ question }: Judged): string => categories.get(question.want[0] ?? '') ?? 'fallback';
};

/** A failed question. */
export function failure({ question, outcome, given, score }: Judged): string {
  return `${outcome.padEnd(7)}${score.toFixed(2)} ${question.q} → ${given.join(', ') || 'fallback'}; wanted ${question.want.join(' or ') || 'fallback'}`;
}
