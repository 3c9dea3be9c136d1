module.exports = {
  ...require('../jest.preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  setupFiles: ['reflect-metadata'],
  testTimeout: 60000,
};
