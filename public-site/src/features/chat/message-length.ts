/** As the server counts them: an emoji is one. */
export const countCharacters = (text: string): number => [...text].length;
