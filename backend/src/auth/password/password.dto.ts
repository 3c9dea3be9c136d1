import {
  type ChangePasswordRequest,
  MAX_PASSWORD_LENGTH,
  PASSWORD_TEXTS,
  type PasswordLinkRequest,
  type SetPasswordRequest,
} from '@festival/contracts';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { WRONG_CURRENT_PASSWORD } from './reauthentication.service.js';
import { ConfirmsPassword, IsNewPassword } from '../password-strength/new-password.rules.js';
import { LINK_GONE } from './set-password.service.js';

export class ChangePasswordDto implements ChangePasswordRequest {
  @MaxLength(MAX_PASSWORD_LENGTH, { message: WRONG_CURRENT_PASSWORD })
  @IsNotEmpty({ message: PASSWORD_TEXTS.currentRequired })
  @IsString({ message: PASSWORD_TEXTS.currentRequired })
  current_password: string;

  @IsNewPassword('current_password')
  new_password: string;

  @ConfirmsPassword('new_password')
  new_password_confirmation: string;
}

export class PasswordLinkDto implements PasswordLinkRequest {
  @IsString({ message: LINK_GONE })
  token: string;
}

export class SetPasswordDto extends PasswordLinkDto implements SetPasswordRequest {
  @IsNewPassword()
  new_password: string;

  @ConfirmsPassword('new_password')
  new_password_confirmation: string;
}
