import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As a command, built: the installation of its own has processes of its own. */
const MAIN = join(__dirname, '../../../dist/rehearse/main.js');

interface Ended {
  code: number | null;
  output: string;
  /** Empty when it did not come to one. */
  report: string;
}

interface Running {
  /** More of the command line. */
  args?: readonly string[];
  environment?: Record<string, string>;
  /** Told everything that was printed so far, whenever there is more. */
  whileRunning?: (child: ChildProcess, output: string) => void;
}

/** A folder for the plans and reports of a spec, deleted with `forget`. */
export class RehearsalFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'festival-rehearsal-'));

  /** Rehearses a plan to its end. */
  async run(plan: object, { args = [], environment = {}, whileRunning }: Running = {}): Promise<Ended> {
    const [planFile, report] = [join(this.path, 'plan.json'), join(this.path, 'report.html')];
    rmSync(report, { force: true });
    writeFileSync(planFile, JSON.stringify(plan));
    const child = spawn(process.execPath, [MAIN, '--plan', planFile, '--report', report, ...args], {
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        whileRunning?.(child, output);
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output, report: readIfThere(report) };
  }

  forget(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It did not come to a report.
    return '';
  }
}

/** Milliseconds after which a whole rehearsal hangs. */
export const LONG = 120_000;

/** More people than seats, every kind of visit among them. */
export const SMALL_PLAN = {
  name: 'small',
  arrivals: [{ seconds: 2, people: 16 }],
  patience: 60,
  seats: 8,
  addresses: 3,
  behaviours: { cancel: 0.2, pressTwice: 0.5, denied: 0.3, coldCache: 0.2, wrongCode: 0.3, discountCode: 0.5 },
  pauses: { form: [0, 0.5], method: [0, 0.5], pay: [0, 0.5] },
  expect: { refusedShare: 0, errorShare: 0 },
};
