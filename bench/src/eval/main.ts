import { endWith, StartError } from '@festival/backend/app/start-errors.js';
import { readDemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readEvalQuestions, type Split } from './eval-question.js';
import { fitWeights } from './fit.js';
import { judge } from './judge.js';
import { calibration, categoryOf, failure, falseAnswers, summary, table } from './report.js';

const DEMO_KNOWLEDGE = readDemoKnowledge();
const NAMES: Readonly<Record<Split, string>> = { tune: 'tuned on', held: 'held back', blind: 'blind' };

/**
 * `npm run eval:chat` measures the assistant on its evaluation set. `-- --failures` lists the failures of the tuning part,
 * `-- --fit` fits the weights of `confidence`.
 */
async function main(): Promise<void> {
  const unknown = process.argv.slice(2).find((arg) => !['--failures', '--fit'].includes(arg));
  if (unknown)
    throw new StartError(`'${unknown}' isn't known here: eval:chat takes --failures or --fit. Nothing was done.`);
  if (process.argv.includes('--fit')) {
    console.log(await fitWeights(DEMO_KNOWLEDGE));
    return;
  }
  const judged = {
    tune: await judge(DEMO_KNOWLEDGE, readEvalQuestions('tune')),
    held: await judge(DEMO_KNOWLEDGE, readEvalQuestions('held')),
    blind: await judge(DEMO_KNOWLEDGE, readEvalQuestions('blind')),
  };
  for (const [split, results] of Object.entries(judged)) {
    console.log(`\n${results.length} questions ${NAMES[split as Split]}; ${falseAnswers(results)}`);
    console.log(summary(results));
    console.log(table('all', results, () => 'all'));
    console.log(table('language', results, ({ question }) => question.lang));
    console.log(table('kind', results, ({ question }) => question.kind));
    console.log(table('category', results, categoryOf(DEMO_KNOWLEDGE)));
    console.log(calibration(results));
  }
  if (!process.argv.includes('--failures')) return;
  console.log('');
  for (const each of judged.tune) if (each.outcome !== 'right') console.log(failure(each));
}

await main().catch(endWith);
