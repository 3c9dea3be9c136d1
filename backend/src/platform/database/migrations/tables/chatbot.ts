import { Table } from 'typeorm';
import type { TableColumns } from '../table-columns.js';

/** The assistant's knowledge, and the questions it was asked. */
export function chatbotTables(c: TableColumns): Table[] {
  return [
    new Table({
      name: 'chatbot_knowledge',
      columns: [
        c.id(),
        c.text('category', 64),
        c.text('question_en', 500),
        c.text('question_id', 500),
        c.longText('answer_en'),
        c.longText('answer_id'),
        c.json('keywords'),
        c.int('priority'),
        c.flag('is_active'),
        c.time('updated_at'),
      ],
      indices: [{ name: 'chatbot_knowledge_category', columnNames: ['category'] }],
    }),
    new Table({
      name: 'chatbot_conversations',
      columns: [
        c.id(),
        c.text('session_id', 100),
        c.text('language', 2),
        c.text('matched_category', 64),
        c.int('knowledge_id', { isNullable: true }),
        c.int('score'),
        c.text('user_message', 500),
        c.longText('bot_response'),
        c.time('created_at'),
      ],
      indices: [
        { name: 'chatbot_conversations_session', columnNames: ['session_id', 'id'] },
        { name: 'chatbot_conversations_category', columnNames: ['matched_category', 'created_at'] },
        { name: 'chatbot_conversations_created_at', columnNames: ['created_at'] },
      ],
    }),
  ];
}
