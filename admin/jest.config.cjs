module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/../tools/jest-async-timeout.cjs'],
  setupFiles: ['<rootDir>/src/testing/browserGlobals.ts'],
  // These packages are ESM only: one that react-admin needs, the verification of tickets, and Markdown.
  transformIgnorePatterns: ['node_modules/(?!react-hotkeys-hook/|@noble/|marked/)'],
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  moduleNameMapper: {
    ...require('../jest.preset.cjs').moduleNameMapper,
    // Vite alone knows `import.meta.glob`.
    '/handbookFiles$': '<rootDir>/src/testing/handbookFiles.ts',
    '\\.module\\.css$': '<rootDir>/../tools/jest-css-module.cjs',
    '\\.svg$': '<rootDir>/../tools/jest-empty-module.cjs',
    '\\.css$': '<rootDir>/../tools/jest-empty-module.cjs',
  },
};
