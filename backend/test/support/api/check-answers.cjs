/** Every answer that a test's client gets must be as the API document says. */
const { reportChecked, takeProblems } = require('./documented-answers.ts');

afterEach(() => {
  const problems = takeProblems();
  if (problems.length > 0) throw new Error(`Not as documented:\n${problems.join('\n')}`);
});
afterAll(reportChecked);
