import type { ChatReply, ChatSuggestions } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.js';
import { ChatDto, SuggestionsQueryDto } from './chat.dto.js';
import { ChatService } from './chat.service.js';

@ApiTags('Assistant')
@Public()
@Controller('api/chatbot')
export class ChatController {
  constructor(private readonly chats: ChatService) {}

  /** Questions to ask, at most 12. 422 for another language than en and id. */
  @Get('suggestions')
  async suggestions(@Query() { language, session_id }: SuggestionsQueryDto): Promise<ChatSuggestions> {
    return { suggestions: await this.chats.suggestions(language, session_id) };
  }

  /** 422 for a message that is empty, longer than 500 characters or can't be read; 429 when asked too fast. */
  @Post('chat')
  @HttpCode(200)
  chat(@Body() dto: ChatDto, @Ip() address: string): Promise<ChatReply> {
    return this.chats.chat(dto, address);
  }
}
