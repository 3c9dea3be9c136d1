import { DIRECTIONS, type Direction } from '@festival/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** POST /api/admin/<resource>/{id}/move. */
export class MoveDto {
  @ApiProperty({ enum: DIRECTIONS })
  @IsIn(DIRECTIONS, { message: 'Direction must be up or down' })
  direction: Direction;
}
