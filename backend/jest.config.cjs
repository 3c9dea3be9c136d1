module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  testEnvironment: '<rootDir>/../tools/jest-shared-environment.cjs',
  runtime: '<rootDir>/../tools/jest-shared-runtime.cjs',
  globalSetup: '<rootDir>/../tools/jest-global-setup.cjs',
  globalTeardown: '<rootDir>/../tools/jest-global-teardown.cjs',
  // Ends only what hangs: 900 buyers take ten seconds, or a minute on a machine that is busy with other work.
  testTimeout: 120_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  setupFiles: ['reflect-metadata', '<rootDir>/test/support/database/prepare-templates.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/support/api/check-answers.cjs'],
  // What SQLite hasn't, a network before the database say, is in files of its own.
  testPathIgnorePatterns: [
    '/node_modules/',
    process.env.TEST_DATABASE_URL ? '\\.(long|galera)\\.spec\\.ts$' : '\\.(long|galera|mariadb)\\.spec\\.ts$',
  ],
};
