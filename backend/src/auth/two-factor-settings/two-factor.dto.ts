import {
  MAX_PASSWORD_LENGTH,
  PASSWORD_TEXTS,
  TWO_FACTOR_TEXTS,
  type TwoFactorCodeRequest,
  type TwoFactorProof,
  type TwoFactorSetupRequest,
} from '@festival/contracts';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { WRONG_CURRENT_PASSWORD } from '../password/reauthentication.service.js';
import { MAX_CODE_LENGTH } from '../sign-in/sign-in.dto.js';

const WRONG_PASSWORD = { message: WRONG_CURRENT_PASSWORD };

export class TwoFactorSetupDto implements TwoFactorSetupRequest {
  @MaxLength(MAX_PASSWORD_LENGTH, WRONG_PASSWORD)
  @IsNotEmpty({ message: PASSWORD_TEXTS.currentRequired })
  @IsString({ message: PASSWORD_TEXTS.currentRequired })
  current_password: string;
}

export class TwoFactorCodeDto implements TwoFactorCodeRequest {
  @MaxLength(MAX_CODE_LENGTH, { message: TWO_FACTOR_TEXTS.codeWrong })
  @IsNotEmpty({ message: TWO_FACTOR_TEXTS.codeRequired })
  @IsString({ message: TWO_FACTOR_TEXTS.codeRequired })
  code: string;
}

export class TwoFactorProofDto extends TwoFactorCodeDto implements TwoFactorProof {
  @MaxLength(MAX_PASSWORD_LENGTH, WRONG_PASSWORD)
  @IsNotEmpty({ message: PASSWORD_TEXTS.currentRequired })
  @IsString({ message: PASSWORD_TEXTS.currentRequired })
  current_password: string;
}
