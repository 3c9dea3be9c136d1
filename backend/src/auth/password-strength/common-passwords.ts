/** The most common ones of known breaches, in lower case (MIT licence). Read with the first new password: they take megabytes. */
let common: Promise<ReadonlySet<string>> | null = null;

/** A common word with this little around it is found as quickly as the word. */
const DECORATION = 6;
const SHORTEST_WORD = 4;

/** Whether a password is among the most common ones, its case and up to 6 digits or signs around it aside. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const passwords = await (common ??= read());
  const lower = password.toLowerCase();
  if (passwords.has(lower)) return true;
  const word = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length >= SHORTEST_WORD && lower.length - word.length <= DECORATION && passwords.has(word);
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
