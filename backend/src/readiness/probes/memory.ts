import { readFile } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import type { MemorySeen } from './probes.js';

/** Where a container sees its own limits (cgroup 2). */
const CGROUP = '/sys/fs/cgroup';

/** What is left of the container's memory, or of the machine's if that is less. Files in the cache count as free. */
export async function readMemory(cgroup = CGROUP, meminfo = '/proc/meminfo'): Promise<MemorySeen> {
  const machine = { limitBytes: totalmem(), freeBytes: await availableOf(meminfo) };
  const [limit, used, stats] = await Promise.all(
    ['memory.max', 'memory.current', 'memory.stat'].map((name) => textOf(join(cgroup, name))),
  );
  const limitBytes = Number(limit || NaN);
  const usedBytes = Number(used || NaN);
  if (!(limitBytes < machine.limitBytes) || Number.isNaN(usedBytes)) return machine;
  const cached = Number(/^inactive_file (\d+)$/m.exec(stats ?? '')?.[1] ?? 0);
  return { limitBytes, freeBytes: Math.min(limitBytes - usedBytes + cached, machine.freeBytes) };
}

async function availableOf(file: string): Promise<number> {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(await textOf(file))?.[1];
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1024;
}

const textOf = async (file: string): Promise<string> => (await readFile(file, 'utf8').catch(() => '')).trim();
