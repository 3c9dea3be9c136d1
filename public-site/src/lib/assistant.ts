const ASKED = 'assistant-asked';

/** Opens the assistant's window from anywhere on the page. */
export const askAssistant = (): void => void window.dispatchEvent(new Event(ASKED));

/** Calls `open` when the assistant is asked for; gives the unsubscribe function. */
export function onAssistantAsked(open: () => void): () => void {
  window.addEventListener(ASKED, open);
  return () => window.removeEventListener(ASKED, open);
}
