/** A WhatsApp chat with the committee's support that begins with `text`. */
export function supportLink(digits: string, text: string): string {
  return `https://wa.me/${digits.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
