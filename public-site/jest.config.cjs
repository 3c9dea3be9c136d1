module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../tools/jest-async-timeout.cjs'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  moduleNameMapper: {
    ...require('../jest.preset.cjs').moduleNameMapper,
    '^virtual:still-drawings$': '<rootDir>/src/testing/still-drawings.ts',
    '\\.module\\.css$': '<rootDir>/../tools/jest-css-module.cjs',
    '\\.css$': '<rootDir>/../tools/jest-empty-module.cjs',
  },
};
