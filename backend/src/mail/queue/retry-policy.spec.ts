import { isAddressRefused } from './retry-policy.js';

const REJECTED = "Can't send mail - all recipients were rejected: ";

it.each([
  [`${REJECTED}550 5.1.1 <[address]>: Recipient address rejected: User unknown`, true],
  [`${REJECTED}550 no such [address]`, true],
  [`${REJECTED}550 5.2.1 The account is disabled`, true],
  ['Message failed: 556 5.1.10 Recipient address has null MX', true],
  [`${REJECTED}550 5.7.1 Relaying denied`, false],
  [`${REJECTED}450 4.2.0 Greylisted`, false],
  ['Message failed: 550 5.7.1 This looks like spam', false],
  ['Mail command failed: 553 5.1.8 Sender address rejected', false],
  ['connect ECONNREFUSED 127.0.0.1:25', false],
  [null, false],
])('%s: the address is refused: %s', (error, refused) => {
  expect(isAddressRefused(error)).toBe(refused);
});
