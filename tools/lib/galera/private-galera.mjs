import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createData, freePort, temporaryFolder } from '../private-mariadb.mjs';
import { requirePrograms } from '../system-programs.mjs';
import { GaleraNode } from './galera-node.mjs';

const size = 3;

/**
 * Starts a Galera cluster of three nodes of our own on free loopback ports, in a temporary folder, without a password for
 * root. It ends with this process at the latest.
 * @param {{durable: boolean}} options durable: on disk, flushed at every commit, as in production
 * @returns {Promise<{url: string, nodes: GaleraNode[], stop: () => Promise<void>}>} url names all nodes, the first one first
 */
export async function startPrivateGalera({ durable }) {
  const programs = await requirePrograms('mariadbd', 'mariadb-install-db', 'galera-4');
  const { folder, remove } = temporaryFolder(durable);
  const nodes = await prepareNodes({ programs, folder, durable });
  const stop = async () => {
    // The last that ends may begin the cluster again; here all ends.
    for (const node of nodes.toReversed()) await node.stop();
    remove();
  };
  try {
    await createData(programs['mariadb-install-db'], nodes[0].folder);
    await nodes[0].start({ isFirst: true });
    await nodes[0].stop();
    // All begin with the same data at the same position, so that nothing has to be copied between running servers.
    for (const node of nodes.slice(1)) {
      cpSync(join(nodes[0].folder, 'data'), join(node.folder, 'data'), { recursive: true });
      rmSync(join(node.folder, 'data', 'gvwstate.dat'), { force: true });
    }
    // One after the other: two that join at once wait for each other for seconds.
    for (const [index, node] of nodes.entries()) await node.start({ isFirst: index === 0 });
  } catch (error) {
    await stop();
    throw error;
  }
  const hosts = nodes.map(({ ports }) => `127.0.0.1:${ports.sql}`);
  return { url: `mysql://root@${hosts.join(',')}/`, nodes, stop };
}

async function prepareNodes({ programs, folder, durable }) {
  const all = [];
  for (let index = 0; index < size; index += 1)
    all.push({ sql: await freePort(), replication: await freePort(), transfer: await freePort() });
  const peers = all.map(({ replication }) => `127.0.0.1:${replication}`);
  return all.map((ports, index) => {
    const own = join(folder, `node-${index + 1}`);
    mkdirSync(own);
    return new GaleraNode({ programs, folder: own, name: `node-${index + 1}`, ports, peers, durable });
  });
}
