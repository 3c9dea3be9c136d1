module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  testEnvironment: '<rootDir>/../tools/jest-shared-environment.cjs',
  runtime: '<rootDir>/../tools/jest-shared-runtime.cjs',
  globalSetup: '<rootDir>/../tools/jest-run-folder.cjs',
  globalTeardown: '<rootDir>/../tools/jest-run-folder-end.cjs',
  maxWorkers: 2,
  setupFiles: ['reflect-metadata'],
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.spec\\.ts$'],
};
