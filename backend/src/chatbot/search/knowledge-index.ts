import MiniSearch from 'minisearch';
import { OFF_TOPIC } from '../language/off-topic-words.js';
import { hashOf } from '../language/hash.js';
import { wordsOf } from '../language/words.js';
import { Spelling } from '../language/spelling.js';
import type { Term } from '../language/terms.js';
import { confidence, type Signs } from './confidence.js';
import { Evidence } from './evidence.js';
import { eachYielding } from '../language/yielding-loop.js';
import { Phrasings } from './phrasings.js';
import { Similarity } from './similarity.js';
import { type OffTopicQuestion, offTopicQuestions } from './off-topic-questions.js';
import { type Reading, TextReader } from './text-reader.js';

/** The index's view of a knowledge entry. */
export interface IndexedEntry {
  id: number;
  questions: readonly string[];
  /** Words and phrases people ask with. */
  keywords: readonly string[];
  /** Other ways to ask, as visitors type. */
  trainingPhrases: readonly string[];
  answers: readonly string[];
}

/** An entry and its score for a question. */
export interface Ranked {
  id: number;
  /** 0 to 1. */
  score: number;
  /** The words of the question that the entry has, as typed. */
  matched: string[];
}

/** An entry that may answer. */
interface Candidate {
  place: number;
  /** The terms of the question that the entry has. */
  terms: readonly string[];
}

interface Rated extends Candidate {
  id: number;
  sum: number;
}

const CANDIDATES = 30;
const BOOST = { asked: 2, answered: 0.5 };
/** The weight of similarity against evidence. */
const SIMILARITY_WEIGHT = 16;
/** The sum of an imaginary entry for all topics that nobody has written about: it competes in every question. */
const SOMETHING_ELSE = 4;
/** How fast scores fall behind the best sum. */
const FALL = 0.3;
/** Off-topic questions are spread over this many labels, so that their words don't all count as rare. */
const OFF_TOPIC_LABELS = 20;
/** The highest score of the others when one entry has the question literally. */
const MAX_BEHIND_LITERAL = 0.85;

/**
 * Full-text search over the knowledge by meanings instead of words (`language/`). MiniSearch finds candidates (BM25+),
 * evidence and similarity rank them, and `confidence` gives the probability that the best one answers.
 */
export class KnowledgeIndex {
  private constructor(
    private readonly entries: readonly IndexedEntry[],
    private readonly reader: TextReader,
    private readonly search: MiniSearch<Searched>,
    private readonly measures: Measures,
    /** The hash of each phrasing that only one entry has, and the entry's index. */
    private readonly uniquePhrasings: ReadonlyMap<number, number>,
  ) {}

  /** Reads thousands of phrasings; yields to the event loop. */
  static async build(
    entries: readonly IndexedEntry[],
    given: readonly OffTopicQuestion[] | null = null,
  ): Promise<KnowledgeIndex> {
    const others = given ?? (await offTopicQuestions());
    const edited = entries.flatMap(({ questions, keywords, answers }) => [...questions, ...keywords, ...answers]);
    const typed = [...entries.flatMap(({ trainingPhrases }) => trainingPhrases), ...others.map(({ text }) => text)];
    const reader = new TextReader(await Spelling.learn(edited, typed));
    const phrasings = new Phrasings();
    const search = emptySearch();
    await eachYielding(entries, (entry, place) => search.add(learnEntry(entry, place, reader, phrasings)));
    await eachYielding(others, ({ words, terms }, at) =>
      phrasings.add(entries.length + (at % OFF_TOPIC_LABELS), reader.learn(words, terms)),
    );
    reader.endLearning();
    const measures = await measuresOf(entries.length, phrasings);
    return new KnowledgeIndex(entries, reader, search, measures, await uniquePhrasings(entries));
  }

  get size(): number {
    return this.entries.length;
  }

  /** Best first; empty when no feature of the question is known. */
  rank(question: string): Ranked[] {
    const reading = this.reader.readQuestion(question);
    const literal = this.literalMatch(reading.words.map(({ typed }) => typed).join(' '));
    const { rated, signs } = this.rate(reading, literal);
    const [best] = rated;
    if (!best || !signs) return [];
    const sure = confidence(signs);
    return rated
      .map(({ id, place, terms, sum }) => {
        const score = sure * Math.exp(FALL * (sum - best.sum));
        return {
          id,
          score: literal === undefined ? score : place === literal ? 1 : Math.min(score, MAX_BEHIND_LITERAL),
          matched: reading.terms.filter(({ term }) => terms.includes(term)).map(({ word }) => word),
        };
      })
      .sort((one, other) => other.score - one.score);
  }

  /** The best entry's id and its signs, for fitting their weights. Null when nothing is known. */
  signsOf(question: string): { id: number; signs: Signs } | null {
    const { rated, signs } = this.rate(this.reader.readQuestion(question));
    return rated[0] && signs ? { id: rated[0].id, signs } : null;
  }

  /** The index of the only entry that has this text literally. */
  private literalMatch(text: string): number | undefined {
    const place = this.uniquePhrasings.get(hashOf(text));
    const entry = place === undefined ? undefined : this.entries[place];
    return entry && phrasingsOf(entry).some((phrasing) => plain(phrasing) === text) ? place : undefined;
  }

  private rate({ words, terms, features }: Reading, literal?: number): { rated: Rated[]; signs: Signs | null } {
    if (features.every(({ id }) => id < 0)) return { rated: [], signs: null };
    const evidence = this.measures.evidence.of(features);
    const similarity = this.measures.similarity.of(features);
    const rated = this.candidates(terms, literal)
      .map((candidate) => {
        const { place } = candidate;
        const sum = (evidence[place] ?? 0) + SIMILARITY_WEIGHT * (similarity[place] ?? 0);
        return { ...candidate, id: this.entries[place]?.id ?? 0, sum };
      })
      .sort((one, other) => other.sum - one.sum || one.id - other.id);
    const [best] = rated;
    if (!best) return { rated, signs: null };
    const [festival = 0, offTopic = 0] = this.measures.subject.of(features);
    const other = similarity[this.size] ?? 0;
    const sums = [...rated.map(({ sum }) => sum), SOMETHING_ELSE + SIMILARITY_WEIGHT * other];
    return {
      rated,
      signs: {
        evidence: (evidence[best.place] ?? 0) / Math.sqrt(features.length),
        similarity: (similarity[best.place] ?? 0) - other,
        share: 1 / sums.reduce((whole, sum) => whole + Math.exp(FALL * (sum - best.sum)), 0),
        festival: festival - offTopic,
        offTopic: words.filter(({ typed }) => OFF_TOPIC.has(typed)).length,
      },
    };
  }

  /** The entries that share a term with the question; all when the question has none ("wont make it, sorry"). */
  private candidates(terms: readonly Term[], literal: number | undefined): Candidate[] {
    if (terms.length === 0) return this.entries.map((_, place) => ({ place, terms: [] }));
    const query = terms.map(({ term }) => term).join(' ');
    return this.search
      .search(query, { boost: BOOST, combineWith: 'OR' })
      .filter(({ id }, at) => at < CANDIDATES || id === literal)
      .map(({ id, terms: shared }) => ({ place: Number(id), terms: shared }));
  }
}

/** An entry's terms as MiniSearch reads them: with repetitions, a space between. */
interface Searched {
  /** The entry's place. */
  id: number;
  asked: string;
  answered: string;
}

/** Apart from the build: these functions would keep all that it needs alive for as long as the index. */
const emptySearch = (): MiniSearch<Searched> =>
  new MiniSearch({
    fields: ['asked', 'answered'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });

/** The measures of each entry, and the evidence for the festival against other topics. */
interface Measures {
  evidence: Evidence;
  similarity: Similarity;
  subject: Evidence;
}

/** @param phrasings of the entries and of the off-topic questions, whose labels come after the entries'. */
async function measuresOf(entries: number, phrasings: Phrasings): Promise<Measures> {
  const labelOf = (phrasing: number): number => phrasings.label(phrasing) ?? entries;
  return {
    evidence: await Evidence.build(entries, phrasings, labelOf),
    similarity: await Similarity.build(entries, entries + OFF_TOPIC_LABELS, phrasings),
    subject: await Evidence.build(2, phrasings, (phrasing) => (labelOf(phrasing) < entries ? 0 : 1)),
  };
}

/** Adds the entry's phrasings that have features; gives its terms. */
function learnEntry(entry: IndexedEntry, place: number, reader: TextReader, phrasings: Phrasings): Searched {
  const asked = phrasingsOf(entry).flatMap((text) => {
    const reading = reader.readPhrasing(text);
    if (reading.features.length > 0) phrasings.add(place, reading.features);
    return namesOf(reading);
  });
  const answered = entry.answers.flatMap((text) => namesOf(reader.readPhrasing(text)));
  return { id: place, asked: asked.join(' '), answered: answered.join(' ') };
}

const namesOf = ({ terms }: Reading): string[] => terms.map(({ term }) => term);

const phrasingsOf = ({ questions, keywords, trainingPhrases }: IndexedEntry): string[] => [
  ...questions,
  ...keywords,
  ...trainingPhrases,
];

const plain = (text: string): string => wordsOf(text).join(' ');

async function uniquePhrasings(entries: readonly IndexedEntry[]): Promise<Map<number, number>> {
  const places = new Map<number, number>();
  const shared = new Set<number>();
  await eachYielding(entries, (entry, place) => {
    for (const text of phrasingsOf(entry).map(plain).filter(Boolean)) {
      const hash = hashOf(text);
      if ((places.get(hash) ?? place) !== place) shared.add(hash);
      places.set(hash, place);
    }
  });
  for (const hash of shared) places.delete(hash);
  return places;
}
