import { parseArgs } from 'node:util';

export interface RehearsalOptions {
  plan: string;
  /** Null: an installation of its own. */
  url: string | null;
  simulator: string | null;
  database: 'sqlite' | 'mariadb';
  /** Where the report goes; null: `var/rehearsals`, by the plan's name and the time. */
  report: string | null;
  /** The target believes `X-Forwarded-For` from this machine. */
  isForwarded: boolean;
  /** Asks nothing. */
  yes: boolean;
}

/** A command line that can't be understood. */
export class OptionsError extends Error {}

const USAGE = `npm run rehearse -- --plan PLAN [--url URL [--simulator URL] [--forwarded] [--yes] | --database sqlite|mariadb] [--report FILE]`;

/** Reads the command line. Throws `OptionsError`. */
export function readOptions(args: readonly string[]): RehearsalOptions {
  const { plan, url, simulator, database, report, forwarded, yes } = parse(args);
  if (plan === undefined) throw new OptionsError(`Name a plan with --plan.\n${USAGE}`);
  if (database !== undefined && url !== undefined)
    throw new OptionsError('--database is for an installation of its own, without --url');
  if (database !== undefined && database !== 'sqlite' && database !== 'mariadb') {
    throw new OptionsError(`--database is "${database}": give sqlite or mariadb`);
  }
  for (const address of [url, simulator]) {
    if (address !== undefined && !/^https?:\/\/./.test(address))
      throw new OptionsError(`"${address}" is no address such as https://festival.example.ac.id`);
  }
  return {
    plan,
    url: url ?? null,
    simulator: simulator ?? null,
    database: database ?? 'sqlite',
    report: report ?? null,
    isForwarded: forwarded === true,
    yes: yes === true,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const options = {
      plan: text,
      url: text,
      simulator: text,
      database: text,
      report: text,
      forwarded: flag,
      yes: flag,
    };
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new OptionsError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
