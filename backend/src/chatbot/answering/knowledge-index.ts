import MiniSearch from 'minisearch';
import { ELSEWHERE } from '../language/elsewhere-words.js';
import { Spelling } from '../language/spelling.js';
import { questionTerms, type Term, termsOf } from '../language/terms.js';
import { wordsOf } from '../language/words.js';

/** What the index needs of a knowledge entry. */
export interface IndexedEntry {
  id: number;
  questions: readonly string[];
  /** Words and phrases people ask with. */
  keywords: readonly string[];
  answers: readonly string[];
}

/** How well an entry answers a question. */
export interface Ranked {
  id: number;
  /** 0 to 1. */
  score: number;
  /** Words of the question that the entry holds, as they were typed. */
  matched: string[];
}

interface Document {
  id: number;
  questions: string;
  keywords: string;
  answers: string;
}

const FIELDS = ['questions', 'keywords', 'answers'] as const;
const BOOST = { questions: 3, keywords: 2, answers: 0.5 };
const MAX_CANDIDATES = 20;

/** How much a word says that no entry holds: it is what the question is about, or noise. */
const UNKNOWN_WEIGHT = 0.8;
/** The same of a word that leads elsewhere. */
const ELSEWHERE_WEIGHT = 3;
/** Words that say how is asked rather than about what: they tell near entries apart and no more. */
const FAINT: Readonly<Record<string, number>> = {
  '#how': 0.35,
  '#may': 0.35,
  '#whatis': 0.4,
  '#list': 0.3,
  '#who': 0.7,
};
/** What a word that stands only in the answer counts against one of the questions or keywords. */
const IN_ANSWER = 0.35;
const SHARE = { likeness: 0.5, coverage: 0.4, search: 0.1 };

/**
 * Full-text search over the knowledge, in meanings instead of words (`language/`). The search library finds and ranks
 * candidates (BM25+); its scores have no fixed scale, so what decides is how much of the question an entry covers and
 * how like it is to one of the ways in which the entry is asked for.
 */
export class KnowledgeIndex {
  private readonly spelling: Spelling;
  private readonly search: MiniSearch<Document>;
  private readonly entries = new Map<number, EntryTerms>();
  private readonly weights = new Map<string, number>();

  constructor(entries: readonly IndexedEntry[]) {
    this.spelling = new Spelling(vocabularyOf(entries));
    this.search = new MiniSearch<Document>({
      fields: [...FIELDS],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    for (const entry of entries) this.add(entry);
    this.weigh();
  }

  get size(): number {
    return this.entries.size;
  }

  /** Best first; empty when nothing of the question is known. */
  rank(question: string): Ranked[] {
    const terms = questionTerms(question, this.spelling);
    if (terms.length === 0) return [];
    const query = terms.map(({ term }) => term).join(' ');
    const found = this.search.search(query, { boost: BOOST, combineWith: 'OR' }).slice(0, MAX_CANDIDATES);
    const best = found[0]?.score ?? 1;
    return found
      .map(({ id, score }) => this.rated(Number(id), terms, score / best))
      .sort((one, other) => other.score - one.score || one.id - other.id);
  }

  private rated(id: number, terms: readonly Term[], search: number): Ranked {
    const entry = this.entries.get(id);
    if (!entry) return { id, score: 0, matched: [] };
    const score =
      SHARE.likeness * this.likeness(terms, entry) +
      SHARE.coverage * this.coverage(terms, entry) +
      SHARE.search * search;
    const matched = terms.filter(({ term }) => entry.asked.has(term) || entry.answered.has(term));
    return { id, score, matched: matched.map(({ word }) => word) };
  }

  /** The share of the question, by weight, that the entry holds. */
  private coverage(terms: readonly Term[], { asked, answered }: EntryTerms): number {
    let held = 0;
    let whole = 0;
    for (const each of terms) {
      const weight = this.weight(each);
      whole += weight;
      if (asked.has(each.term)) held += weight * each.certainty;
      else if (answered.has(each.term)) held += weight * each.certainty * IN_ANSWER;
    }
    return whole === 0 ? 0 : held / whole;
  }

  /** How alike the question and the nearest of the entry's own phrasings are: the harmonic mean of both coverages. */
  private likeness(terms: readonly Term[], { phrasings }: EntryTerms): number {
    const whole = terms.reduce((sum, term) => sum + this.weight(term), 0);
    let best = 0;
    for (const phrasing of phrasings) {
      let shared = 0;
      for (const each of terms) if (phrasing.has(each.term)) shared += this.weight(each) * each.certainty;
      const size = [...phrasing].reduce((sum, term) => sum + (this.weights.get(term) ?? 0), 0);
      if (shared > 0) best = Math.max(best, (2 * shared) / (whole + size));
    }
    return best;
  }

  private weight({ term, word }: Term): number {
    const known = this.weights.get(term);
    if (known !== undefined) return known;
    return ELSEWHERE.has(word) ? ELSEWHERE_WEIGHT : (FAINT[term] ?? 1) * UNKNOWN_WEIGHT;
  }

  private add(entry: IndexedEntry): void {
    const phrasings = [...entry.questions, ...entry.keywords].map(termSet).filter((phrasing) => phrasing.size > 0);
    const answered = new Set(entry.answers.flatMap((answer) => [...termSet(answer)]));
    this.entries.set(entry.id, { phrasings, asked: new Set(phrasings.flatMap((phrasing) => [...phrasing])), answered });
    this.search.add({
      id: entry.id,
      questions: joined(entry.questions),
      keywords: joined(entry.keywords),
      answers: joined(entry.answers),
    });
  }

  /** A word that few entries are asked with says more: inverse document frequency, 1 for a word of a single entry. */
  private weigh(): void {
    const counts = new Map<string, number>();
    for (const { asked } of this.entries.values()) {
      for (const term of asked) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const most = Math.log(1 + this.entries.size);
    for (const [term, count] of counts) {
      this.weights.set(term, ((FAINT[term] ?? 1) * Math.log(1 + this.entries.size / count)) / most);
    }
  }
}

interface EntryTerms {
  phrasings: ReadonlyArray<ReadonlySet<string>>;
  /** Of all phrasings. */
  asked: ReadonlySet<string>;
  answered: ReadonlySet<string>;
}

const termSet = (text: string): ReadonlySet<string> => new Set(termsOf(text).map(({ term }) => term));

const joined = (texts: readonly string[]): string =>
  texts.flatMap((text) => termsOf(text).map(({ term }) => term)).join(' ');

function* vocabularyOf(entries: readonly IndexedEntry[]): Generator<string> {
  for (const { questions, keywords, answers } of entries) {
    for (const text of [...questions, ...keywords, ...answers]) yield* wordsOf(text);
  }
}
