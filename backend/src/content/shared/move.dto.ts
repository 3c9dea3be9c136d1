import { DIRECTIONS, type Direction, type MoveRequest } from '@festival/contracts';
import { IsIn } from 'class-validator';

export class MoveDto implements MoveRequest {
  @IsIn(DIRECTIONS, { message: 'Direction must be up or down' })
  direction: Direction;
}
