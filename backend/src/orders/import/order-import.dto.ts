import {
  BUYER_CATEGORIES,
  LANGUAGES,
  type BuyerCategory,
  type ImportMapping,
  type ImportPlan,
  type ImportRequest,
  type Language,
} from '@festival/contracts';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MaxLength } from '../../platform/http/requests/max-length.js';

/** An index of a column, from 0. */
function Column(): PropertyDecorator {
  return (target, key) => {
    for (const rule of [Max(99), Min(0), IsInt()]) rule(target, key);
  };
}

function Chosen(label: string): PropertyDecorator {
  return IsDefined({ message: `Choose the column of the ${label}.` }) as PropertyDecorator;
}

class ImportMappingDto implements ImportMapping {
  @Column()
  @Chosen('reference')
  reference: number;

  @Column()
  @Chosen('name')
  buyer_name: number;

  @Column()
  @Chosen('email')
  buyer_email: number;

  @Column()
  @Chosen('phone')
  buyer_phone: number;

  @IsOptional()
  @Column()
  category?: number;

  @IsOptional()
  @Column()
  ticket_quantity?: number;

  @IsOptional()
  @Column()
  final_amount?: number;

  @IsOptional()
  @Column()
  ticket_type?: number;

  @IsOptional()
  @Column()
  referral_code?: number;
}

/** The query parameter `plan` of the import's calls. */
export class ImportPlanDto implements ImportPlan {
  @ValidateNested()
  @Type(() => ImportMappingDto)
  @IsDefined({ message: 'Choose the columns.' })
  mapping: ImportMappingDto;

  @MaxLength(64)
  @IsString({ message: 'Choose a ticket type.' })
  @IsNotEmpty({ message: 'Choose a ticket type.' })
  ticket_type: string;

  @IsIn(BUYER_CATEGORIES)
  category: BuyerCategory;

  @IsBoolean()
  send_email: boolean;

  @IsIn(LANGUAGES)
  language: Language;
}

export class ImportRequestDto extends ImportPlanDto implements ImportRequest {
  @Min(0)
  @IsInt()
  confirm_rows: number;

  @IsOptional()
  @IsBoolean()
  over_quota?: boolean;
}
