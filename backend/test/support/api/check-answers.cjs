/**
 * Before each spec file: every answer that its clients get must be as the API document says. A function, since spec
 * files share their modules: the file itself is run once in a worker.
 */
module.exports = () => {
  const { reportChecked, takeProblems } = require('./documented-answers.ts');
  const failOnProblems = () => {
    const problems = takeProblems();
    if (problems.length > 0) throw new Error(`Not as documented:\n${problems.join('\n')}`);
  };
  afterEach(failOnProblems);
  afterAll(() => {
    reportChecked();
    failOnProblems();
  });
};
