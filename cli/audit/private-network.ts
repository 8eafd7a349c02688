import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** Addresses that are not on the public internet (RFC 6890), where a stranger's redirect must not lead. */
const networks = new BlockList()
const subnets = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`
for (const subnet of subnets.split(/\s+/)) {
  const [network = '', bits] = subnet.split('/')
  networks.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
}

/** Whether one of the addresses of a host is private. A host that this machine does not know is public: a proxy may know it. */
export async function isPrivate({ hostname }: URL): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return addresses.some(({ address, family }) => networks.check(address, family === 6 ? 'ipv6' : 'ipv4'))
}
