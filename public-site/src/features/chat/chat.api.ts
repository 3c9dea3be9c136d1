import type { ChatReply, ChatRequest } from '@festival/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api';
import type { Language } from '../../lib/language';

export interface SuggestionsFor {
  language: Language;
  /** Null before the first answer: the questions are the general ones. */
  sessionId: string | null;
  /** How many answers there have been. */
  answers: number;
}

/** GET /api/chatbot/suggestions?language[&session_id] */
export const chatSuggestionsQuery = ({ language, sessionId, answers }: SuggestionsFor) =>
  queryOptions({
    queryKey: ['chat-suggestions', language, sessionId, answers],
    queryFn: async ({ signal }) => {
      const params = new URLSearchParams({ language, ...(sessionId && { session_id: sessionId }) });
      const { suggestions } = await api(`/api/chatbot/suggestions?${params}`, { signal });
      if (!Array.isArray(suggestions)) throw new TypeError('The suggestions could not be read.');
      return suggestions;
    },
    // The built-in questions are shown at once.
    retry: false,
    networkMode: 'always',
  });

/** POST /api/chatbot/chat. Throws as `api` does, and when the answer can't be read. */
export async function askGuide(request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
  const answer = await api('/api/chatbot/chat', { method: 'POST', body: request, signal });
  if (typeof answer?.response !== 'string') throw new TypeError('The answer could not be read.');
  const { response, category = 'general', suggestions = [] } = answer;
  return { response, category, suggestions };
}
