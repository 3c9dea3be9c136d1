const { configure } = require('@testing-library/dom');

// What a screen must come to show is waited for; a busy machine may be ten times slower, and a second isn't enough.
configure({ asyncUtilTimeout: 30_000 });
