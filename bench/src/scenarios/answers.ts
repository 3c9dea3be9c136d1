import { randomUUID } from 'node:crypto';
import { raiseKnowledgeRevision } from '@festival/backend/chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '@festival/backend/chatbot/knowledge/knowledge.entity.js';
import { ENTITIES } from '@festival/backend/app/entities.js';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { Transactions } from '@festival/backend/platform/database/transactions.js';
import { readBlindQuestions } from '../eval/questions.js';
import type { IndexCost } from '../answers/index-process.js';
import { ENTRIES, manyEntries } from '../answers/many-entries.js';
import { ApiProcess } from '../api/api-process.js';
import { Visitor } from '../api/visitor.js';
import { Child } from '../child.js';
import type { Contest, Scenario } from '../contest.js';
import { createMigrated, type BenchDatabase, sqlite } from '../databases.js';
import { type BareDriver, onlyRow, type Outcome, type Row, type Statement } from '../limits/bare-driver.js';
import { chat } from '../limits/chat-transaction.js';
import { withoutId } from '../limits/order-transaction.js';
import { atRate } from '../pace.js';

const CONNECTIONS = 32;
const PER_SECOND = 100;
const SECONDS = 10;
const QUESTIONS = PER_SECOND * SECONDS;
const ROWS_A_STATEMENT = 100;

const sessions = () => Array.from({ length: QUESTIONS }, () => `chat_${randomUUID()}`);

/** Questions to an assistant with a large knowledge, at a steady rate, against the same statements through the driver. */
export const answersScenario: Scenario = async (kind, load) => {
  // It is the same whatever the database.
  if (kind === sqlite) await reportIndex();
  const database = await kind.create();
  // The first start fills the database; the knowledge is replaced before the measured start.
  await (await ApiProcess.start(database)).stop();
  await teach(database);
  const api = await ApiProcess.start(database);
  const visitor = await Visitor.arrive(api);
  const questions = readBlindQuestions();
  const ask = (sessionId: string, index: number): string => {
    const message = questions[index % questions.length]?.q ?? 'ticket';
    return visitor.post('/api/chatbot/chat', { message, language: 'id', session_id: sessionId });
  };
  const product = (requests: readonly string[]) =>
    load.run({
      port: api.port,
      connections: CONNECTIONS,
      requests,
      expectedStatus: 200,
      pace: { kind: 'rate', perSecond: PER_SECOND },
    });
  await product(sessions().slice(0, 1).map(ask));
  const driver = await database.open();
  const row = withoutId(await driver.transaction(lastConversation));
  await driver.close();

  const limitDatabase = await createMigrated(kind);
  const lanes = await Promise.all(Array.from({ length: limitDatabase.drivers }, () => limitDatabase.open()));
  const contest: Contest = {
    name: `questions at ${PER_SECOND}/s, ${ENTRIES} entries`,
    kind: 'latency',
    product: () => product(sessions().map(ask)),
    limit: () => {
      const asking = sessions();
      return atRate<BareDriver>(lanes, PER_SECOND, QUESTIONS, (lane, index) =>
        lane.transaction(chat(row, asking[index] ?? '')),
      );
    },
  };
  return {
    database: kind.name,
    api,
    contests: [contest],
    async close() {
      await api.stop();
      for (const lane of lanes) await lane.close();
    },
  };
};

function* lastConversation(): Generator<Statement, Row, Outcome> {
  const found = yield {
    sql: 'SELECT * FROM chatbot_conversations ORDER BY id DESC LIMIT 1',
    values: [],
    reads: true,
  };
  return onlyRow(found, 'conversation');
}

/** Replaces the assistant's knowledge. */
async function teach(database: BenchDatabase): Promise<void> {
  const dataSource = await openDataSource(database.config, ENTITIES);
  const rows = manyEntries(ENTRIES);
  await new Transactions(dataSource).run(async (db) => {
    await db.deleteAll(KnowledgeEntity);
    for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
      await db.insert(KnowledgeEntity, rows.slice(from, from + ROWS_A_STATEMENT));
    await raiseKnowledgeRevision(db);
  });
  await dataSource.destroy();
}

async function reportIndex(): Promise<void> {
  const child = new Child('./answers/index-process.js', ['--expose-gc']);
  const cost = await child.ask<IndexCost>({});
  await child.stop();
  const { entries, phrasings, memoryMb, firstMs, rebuildMs, longestPauseMs } = cost;
  console.log(
    `answers: index of ${entries} entries with ${phrasings} phrasings: ${memoryMb.toFixed(1)} MB, first build ` +
      `${firstMs.toFixed(0)} ms, rebuild ${rebuildMs.toFixed(0)} ms, longest pause in it ${longestPauseMs.toFixed(0)} ms`,
  );
}
