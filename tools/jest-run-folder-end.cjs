const { rmSync } = require('node:fs');
const { createConnection } = require('mysql2/promise');

/** After the run: its folder is removed, and every database with its name is dropped. */
module.exports = async () => {
  rmSync(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
  if (!process.env.TEST_DATABASE_URL) return;
  const connection = await createConnection(process.env.TEST_DATABASE_URL);
  const [rows] = await connection.query('SELECT schema_name AS name FROM information_schema.schemata');
  for (const { name } of rows) {
    if (name.startsWith(`${process.env.TEST_RUN_NAME}_`)) await connection.query(`DROP DATABASE ${name}`);
  }
  await connection.end();
};
