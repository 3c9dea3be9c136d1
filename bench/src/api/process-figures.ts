import { readFileSync } from 'node:fs';

export interface ProcessFigures {
  /** Tells one process from the one that takes its place. */
  pid: number;
  memoryMb: number;
  /** Processor seconds since its start. */
  cpuSeconds: number;
}

/** The system's ticks a second, as every Linux of today has them. */
const TICKS = 100;

/** Of a process of this machine; null where the system doesn't tell. */
export function readProcess(pid: number): ProcessFigures | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may hold blanks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const memory = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // One that was killed just now is still listed, without memory.
    if (memory === undefined) return null;
    return {
      pid,
      memoryMb: Number(memory) / 1024,
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    // Only Linux has these files, and only while the process lives.
    return null;
  }
}

/** The most memory (RSS, in MB) that a process of this machine had so far; null where the system doesn't tell. */
export function readPeakMemoryMb(pid: number): number | null {
  try {
    return Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    // Only Linux has this file.
    return null;
  }
}

/** Of an API process elsewhere, as long as it shows `/metrics` to us; null otherwise. */
export async function readMetrics(url: string, token: string | undefined): Promise<ProcessFigures | null> {
  try {
    const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]]);
    const answer = await fetch(new URL('/metrics', url), { headers, signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return null;
    const text = await answer.text();
    const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    const memoryMb = value('process_resident_memory_bytes') / 2 ** 20;
    const pid = value('process_start_time_seconds');
    return Number.isNaN(memoryMb) ? null : { pid, memoryMb, cpuSeconds: value('process_cpu_seconds_total') };
  } catch {
    // Under full load the figures are the first thing that may be late.
    return null;
  }
}
