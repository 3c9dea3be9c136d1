import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { SINGLETON_ID } from './audited-settings.service.js';

/** The id of a singleton record; 404 for another id. */
@Injectable()
export class ParseSingletonId implements PipeTransform<string | undefined, number> {
  transform(value: string | undefined): number {
    if (value !== undefined && value !== String(SINGLETON_ID)) throw new AppError('NOT_FOUND', 'Not found.');
    return SINGLETON_ID;
  }
}
