import { readDemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readEvalQuestions } from './eval-question.js';
import { fitted } from './fit.js';
import { judge } from './judge.js';
import { categoryOf, failure, falseAnswers, table } from './report.js';

const DEMO_KNOWLEDGE = readDemoKnowledge();

/**
 * `npm run eval:chat`: how well the assistant answers its evaluation set; `-- --failures` lists the tuning part's, `-- --fit`
 * finds anew what `confidence` weighs.
 */
async function main(): Promise<void> {
  if (process.argv.includes('--fit')) {
    console.log(await fitted(DEMO_KNOWLEDGE));
    return;
  }
  const judged = {
    tune: await judge(DEMO_KNOWLEDGE, readEvalQuestions('tune')),
    held: await judge(DEMO_KNOWLEDGE, readEvalQuestions('held')),
  };
  for (const [split, results] of Object.entries(judged)) {
    const name = split === 'tune' ? 'tuned on' : 'held back';
    console.log(`\n${results.length} questions ${name}; ${falseAnswers(results)}`);
    console.log(table('all', results, () => 'all'));
    console.log(table('language', results, ({ question }) => question.lang));
    console.log(table('kind', results, ({ question }) => question.kind));
    console.log(table('category', results, categoryOf(DEMO_KNOWLEDGE)));
  }
  if (!process.argv.includes('--failures')) return;
  console.log('');
  for (const each of judged.tune) if (each.outcome !== 'right') console.log(failure(each));
}

await main();
