const ASKED = 'assistant-asked';

/** Opens the assistant's window from anywhere on the page. */
export const askAssistant = (): void => void window.dispatchEvent(new Event(ASKED));

/** Calls back when somebody asks for the assistant; gives what ends it. */
export function onAssistantAsked(open: () => void): () => void {
  window.addEventListener(ASKED, open);
  return () => window.removeEventListener(ASKED, open);
}
