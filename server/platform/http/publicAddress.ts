import { BlockList, isIP } from 'node:net';

/** IPv4 ranges without public servers (IANA special-purpose registry). */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
/**
 * Ranges inside IPv6's global unicast space: protocol assignments with Teredo, documentation, 6to4. They may embed a
 * private IPv4 address.
 */
const CLOSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of CLOSED_IPV4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_IPV6) closed.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address is on the public internet. Loopback, private, link-local (where clouds serve their metadata),
 * multicast, and IPv6 that wraps IPv4 are not.
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}
