import { REASON_MAX_LENGTH, type ResolveRequest } from '@festival/contracts';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../platform/http/requests/max-length.js';
import { Trim } from '../platform/http/requests/trim.js';

/** Why something that called for a person is done with. */
export class ResolveDto implements ResolveRequest {
  @Trim()
  @MaxLength(REASON_MAX_LENGTH, { message: `The reason can be at most ${REASON_MAX_LENGTH} characters long.` })
  @IsNotEmpty({ message: 'Say what was done about it.' })
  @IsString({ message: 'Say what was done about it.' })
  reason: string;
}
