import fs from 'fs';

/** Ends the program with one plain line when Node is older than `engines.node` of the root package.json asks. */
export function requireNode() {
  const { engines } = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [wantedMajor, wantedMinor] = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(
    `This needs Node ${wantedMajor}.${wantedMinor} or newer and found ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
