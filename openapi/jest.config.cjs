module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  testPathIgnorePatterns: ['/node_modules/', '\\.long\\.spec\\.ts$'],
};
