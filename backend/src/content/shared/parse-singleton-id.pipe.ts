import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../platform/http/errors/app-error.js';
import { SINGLETON_ID } from './audited-settings.service.js';

/** The id of what there is one of; 404 for another. */
@Injectable()
export class ParseSingletonId implements PipeTransform<string | undefined, number> {
  transform(value: string | undefined): number {
    if (value !== undefined && value !== String(SINGLETON_ID)) throw new AppError('NOT_FOUND', 'Not found.');
    return SINGLETON_ID;
  }
}
