import { BlockList, isIP, isIPv6 } from 'node:net';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
privateAddresses.addSubnet('::', 127, 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/** Whether an IP address is of this machine or of a private network; so is what isn't an address: nobody came from outside. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 0) return true;
  return privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
