interface TextPart {
  part: string;
  isLink: boolean;
  /** Where it begins. */
  at: number;
}

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** A text and the web addresses in it, in their order; nothing else becomes a link. */
export function splitLinks(text: string): TextPart[] {
  let at = 0;
  // With a group in the pattern every second part is an address.
  return text.split(ADDRESS).flatMap((part, index) => {
    const begin = at;
    at += part.length;
    return part === '' ? [] : [{ part, isLink: index % 2 === 1, at: begin }];
  });
}
