import { eachYielding } from '../language/yielding-loop.js';
import type { IndexedEntry } from '../search/entry-texts.js';
import type { KnowledgeIndex } from '../search/knowledge-index.js';

/** So many entries are looked through for an entry. */
const MAX_NEIGHBOURS = 5;
/** A list that an editor reads. */
const MAX_SHOWN = 10;

type Phrased = Pick<IndexedEntry, 'id' | 'trainingPhrases'>;
type Asked = Phrased & Pick<IndexedEntry, 'questions' | 'keywords'>;

/** A training phrase of another entry. */
export interface PhraseOfOther {
  text: string;
  /** The id of the entry that has it. */
  of: number;
}

/** The ids of the entries that what `entry` is asked with comes nearest to, the nearest first. */
export async function neighboursOf(index: KnowledgeIndex, entry: Asked): Promise<number[]> {
  const nearness = new Map<number, number>();
  await eachYielding([...entry.questions, ...entry.keywords, ...entry.trainingPhrases], (text) => {
    for (const { id, score } of index.rank(text)) nearness.set(id, (nearness.get(id) ?? 0) + score);
  });
  nearness.delete(entry.id);
  const nearest = [...nearness].sort((one, other) => other[1] - one[1]);
  return nearest.slice(0, MAX_NEIGHBOURS).map(([id]) => id);
}

/** The neighbours' phrases that `entry` would answer if the neighbours hadn't them, the surest first. */
export async function phrasesOfNeighbours(
  index: KnowledgeIndex,
  entry: Phrased,
  neighbours: readonly Phrased[],
  answersFrom: number,
): Promise<PhraseOfOther[]> {
  const own = new Set(entry.trainingPhrases);
  const found: Array<PhraseOfOther & { score: number }> = [];
  const phrases = neighbours.flatMap(({ id, trainingPhrases }) => trainingPhrases.map((text) => ({ text, of: id })));
  await eachYielding(phrases, ({ text, of }) => {
    const winner = own.has(text) ? null : index.withoutItself(text, of);
    if (winner?.id === entry.id && winner.score >= answersFrom) found.push({ text, of, score: winner.score });
  });
  const surest = found.sort((one, other) => other.score - one.score);
  return surest.slice(0, MAX_SHOWN).map(({ text, of }) => ({ text, of }));
}
