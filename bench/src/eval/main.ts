import { endWith, StartError } from '@festival/backend/app/start-errors.js';
import { readDemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { crossValidate } from './cross-validation.js';
import { withFewPhrases, withNewEntries } from './few-phrases.js';
import { indexedDemo } from './indexed-demo.js';
import { Assistant, type Judged } from './judge.js';
import { readBlindQuestions, readFollowUps, readNewEntries, readTwoQuestions } from './questions.js';
import { calibration, categoryOf, failure, shareOf, summary, table } from './report.js';

const ENTRIES = readDemoKnowledge();
const INDEXED = indexedDemo(ENTRIES);

/**
 * `npm run eval:chat` measures the assistant on questions that it never saw. `-- --failures` cross-validates the training
 * phrases instead and lists what fails: blind questions are never looked at one by one.
 */
async function main(): Promise<void> {
  const unknown = process.argv.slice(2).find((arg) => arg !== '--failures');
  if (unknown) throw new StartError(`'${unknown}' isn't known here: eval:chat takes --failures. Nothing was done.`);
  if (process.argv.includes('--failures')) return listFailures();
  const assistant = await Assistant.over(ENTRIES, INDEXED);
  const questions = readBlindQuestions();
  const judged = assistant.judge(questions);
  console.log(`${judged.length} blind questions`);
  console.log(summary(judged));
  console.log(table('kind', judged, ({ question }) => question.kind));
  console.log(table('category', judged, categoryOf(ENTRIES)));
  console.log(calibration(judged));
  console.log(`\nin danger and helped: ${shareOf(judged.filter(isDanger), ({ given }) => isHelped(given))}`);
  console.log(`follow-ups: ${shareOf(assistant.judge(readFollowUps()), isRight)}`);
  console.log(`two questions, both answered: ${shareOf(readTwoQuestions(), (each) => answersBoth(assistant, each))}`);
  const few = await withFewPhrases(ENTRIES, INDEXED, questions);
  console.log(
    `\nentries cut to three phrases: ${shareOf(few.cut, isRight)}, the others ${shareOf(few.others, isRight)}`,
  );
  const kept = judged.filter(({ question }) => few.others.some((other) => other.question === question));
  console.log(`the others before: ${shareOf(kept, isRight)}`);
  const added = await withNewEntries(ENTRIES, INDEXED, readNewEntries(), questions);
  console.log(
    `new entries with three phrases: ${shareOf(added.added, isRight)}, all others ${shareOf(added.others, isRight)}`,
  );
  console.log(`all others before: ${shareOf(judged, isRight)}`);
}

const isRight = ({ outcome }: Judged): boolean => outcome === 'right';
const isDanger = ({ question }: Judged): boolean => question.kind === 'danger';

/** Any entry about safety tells whom to call. */
const isHelped = (given: readonly string[]): boolean => given.some((key) => key.startsWith('safety-'));

function answersBoth(
  assistant: Assistant,
  { q, want: [one = [], other = []] }: ReturnType<typeof readTwoQuestions>[number],
) {
  const { keys, second } = assistant.ask(q);
  const given = [...keys, ...(second === undefined ? [] : [second])];
  return given.some((key) => one.includes(key)) && given.some((key) => other.includes(key));
}

async function listFailures(): Promise<void> {
  const judged = await crossValidate(ENTRIES, INDEXED);
  for (const each of judged) if (!isRight(each)) console.log(failure(each));
  console.log(summary(judged));
  console.log(table('category', judged, categoryOf(ENTRIES)));
}

await main().catch(endWith);
