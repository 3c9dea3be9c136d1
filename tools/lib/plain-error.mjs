/** Something the person at the keyboard can put right: shown as its one line, without a stack. */
export class PlainError extends Error {}

/** Runs a command's main function and ends the process with its exit code. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exitCode = 1;
  }
}
