import type { ChatReply, ChatSuggestions } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.js';
import { ChatDto, SuggestionsQueryDto } from './chat.dto.js';
import { ChatService } from './chat.service.js';

/** The assistant for visitors. */
@Public()
@Controller('api/chatbot')
export class ChatController {
  constructor(private readonly chats: ChatService) {}

  /**
   * Questions to ask the assistant. At most 12; in a session those of its last category come first.
   * @param language en or id
   * @param session_id the browser's own name of the conversation; may be empty
   */
  @Get('suggestions')
  async suggestions(@Query() { language, session_id }: SuggestionsQueryDto): Promise<ChatSuggestions> {
    return { suggestions: await this.chats.suggestions(language, session_id) };
  }

  /**
   * Ask the assistant. Question and answer are stored for the days of *Personal Data*, 90 by default. At most 30 questions a
   * minute in a session.
   */
  @Post('chat')
  @HttpCode(200)
  chat(@Body() dto: ChatDto, @Ip() address: string): Promise<ChatReply> {
    return this.chats.chat(dto, address);
  }
}
