const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { createConnection } = require('mysql2/promise');

/** How many answers the run's workers compared with the API document, for the table of `npm test`. */
function noteComparedAnswers() {
  const file = join(process.env.TEST_RUN_FOLDER, 'documented-answers');
  const counts = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
  const answers = counts.reduce((sum, count) => sum + count, 0);
  writeFileSync(join(__dirname, '../backend/documented-answers.results.json'), JSON.stringify({ answers }));
}

/** After the run: its folder is removed, and every database with its name is dropped. */
module.exports = async () => {
  noteComparedAnswers();
  rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
  if (!process.env.TEST_DATABASE_URL) return;
  // Of a cluster's nodes the first: what is dropped there is dropped on all.
  const connection = await createConnection(process.env.TEST_DATABASE_URL.replace(/,[^/]*/, ''));
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
  for (const { name } of rows) {
    if (name.startsWith(`${process.env.TEST_RUN_NAME}_`)) await connection.query(`DROP DATABASE ${name}`);
  }
  await connection.end();
};
