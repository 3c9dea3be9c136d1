const { configure } = require('@testing-library/dom');

// What a screen must come to show is waited for; on a busy machine a second isn't enough.
configure({ asyncUtilTimeout: 5_000 });
