module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../tools/jest-async-timeout.cjs'],
  setupFiles: ['<rootDir>/src/testing/browserGlobals.ts'],
  // react-admin is CommonJS here, but one package that it needs is ESM only.
  transformIgnorePatterns: ['node_modules/(?!react-hotkeys-hook/)'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  moduleNameMapper: {
    ...require('../jest.preset.cjs').moduleNameMapper,
    '\\.module\\.css$': '<rootDir>/../tools/jest-css-module.cjs',
    '\\.svg$': '<rootDir>/../tools/jest-empty-module.cjs',
    '\\.css$': '<rootDir>/../tools/jest-empty-module.cjs',
  },
};
