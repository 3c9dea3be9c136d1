/** What tells whether the best entry answers a question. */
export interface Signs {
  /** The entry's evidence by the square root of the question's number of features. */
  evidence: number;
  /** How much more like the entry's phrasings the question is than like questions about other things; -1 to 1. */
  similarity: number;
  /** The entry's share among all that might be meant; 0 to 1. */
  share: number;
  /** Evidence for the festival against that for other things. */
  festival: number;
  /** Words that lead offTopic. */
  offTopic: number;
}

const FESTIVAL_WITHIN = 15;
const MAX_OFF_TOPIC = 2;

/**
 * Logistic regression over the training phrases, each asked of an index without its fifth of them, and the questions
 * about other things, which count double (`npm run eval:chat -- --fit` prints it). The bias, and what words of other
 * things count, are higher than it finds: so the questions to tune on are answered best.
 */
const WEIGHTS = { evidence: 0.5, similarity: 1.8, share: 2.8, festival: 0.15, offTopic: -1.6 };
const BIAS = -2.5;

/** The numbers that are weighed, of one size. */
export function weighed({ festival, offTopic, ...signs }: Signs): Signs {
  return {
    ...signs,
    festival: Math.max(-FESTIVAL_WITHIN, Math.min(FESTIVAL_WITHIN, festival)),
    offTopic: Math.min(offTopic, MAX_OFF_TOPIC),
  };
}

/** How probable it is that the best entry answers the question: 0 to 1. */
export function confidence(signs: Signs): number {
  const parts = weighed(signs);
  const sum =
    BIAS +
    WEIGHTS.evidence * parts.evidence +
    WEIGHTS.similarity * parts.similarity +
    WEIGHTS.share * parts.share +
    WEIGHTS.festival * parts.festival +
    WEIGHTS.offTopic * parts.offTopic;
  return 1 / (1 + Math.exp(-sum));
}
