import { MAX_PASSWORD_LENGTH, PASSWORD_TEXTS, TWO_FACTOR_TEXTS, type KeyProof } from '@festival/contracts';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { MAX_CODE_LENGTH } from '../sign-in/sign-in.dto.js';
import { WRONG_CURRENT_PASSWORD } from './reauthentication.service.js';

/** The proof before a change that a stolen session must not make (`ReauthenticationService.checkFully`). */
export class KeyProofDto implements KeyProof {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: WRONG_CURRENT_PASSWORD })
  @IsNotEmpty({ message: PASSWORD_TEXTS.currentRequired })
  @IsString({ message: PASSWORD_TEXTS.currentRequired })
  current_password: string;

  @IsOptional()
  @MaxLength(MAX_CODE_LENGTH, { message: TWO_FACTOR_TEXTS.codeWrong })
  @IsString({ message: TWO_FACTOR_TEXTS.codeWrong })
  @Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))
  code?: string;
}
