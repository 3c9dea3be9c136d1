import { insert, type Row, type Work } from './bare-driver.js';

/** The statements of one question: the session's last question, and the conversation's new row. */
export function chat(row: Row, sessionId: string): Work {
  return function* () {
    yield {
      sql: 'SELECT id, matched_category FROM chatbot_conversations WHERE session_id = ? ORDER BY id DESC LIMIT 1',
      values: [sessionId],
      reads: true,
    };
    yield insert('chatbot_conversations', [{ ...row, session_id: sessionId }]);
  };
}
