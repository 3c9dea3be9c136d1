import { isPrivateAddress } from './private-address.js';

it.each<[string, boolean]>([
  ['203.0.113.7', false],
  ['172.15.255.255', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
  ['::ffff:203.0.113.7', false],
  ['10.0.0.1', true],
  ['172.16.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['169.254.169.254', true],
  ['127.0.0.1', true],
  ['0.0.0.0', true],
  ['::', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1%eth0', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['', true],
  ['unknown', true],
  ['203.0.113.7:443', true],
  ['203.0.113.7, 10.0.0.1', true],
  ['999.1.1.1', true],
])('%p is private: %p', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});
