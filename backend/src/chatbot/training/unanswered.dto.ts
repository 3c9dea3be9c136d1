import { MAX_RECALLED_QUESTIONS, type RecallQuestionsRequest } from '@festival/contracts';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min } from 'class-validator';

/** POST /api/admin/chatbot/unanswered/recall */
export class RecallQuestionsDto implements RecallQuestionsRequest {
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_RECALLED_QUESTIONS)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  ids: number[];
}
