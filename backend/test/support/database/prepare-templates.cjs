/** Before each spec file; the first in a worker makes the templates, which no test's or hook's limit has to allow for. */
module.exports = async () => {
  const { FESTIVAL } = require('../festival.ts');
  const { prepared, TABLES } = require('./template-database.ts');
  for (const template of [FESTIVAL, TABLES]) await prepared(template);
};
