/** Class names in component tests are their own keys: `styles.card` is "card". */
module.exports = new Proxy({}, { get: (_target, key) => (key === '__esModule' ? false : key) });
