import { applyDecorators } from '@nestjs/common';
import { IsISO8601, IsOptional } from 'class-validator';

/** When what an editor saw was last changed (`updated_at`); null when it never was. Left out: nothing is compared. */
export const SeenAt = (): PropertyDecorator => applyDecorators(IsOptional(), IsISO8601({ strict: true }));
