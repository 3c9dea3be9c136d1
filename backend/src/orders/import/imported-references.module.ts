import { Module } from '@nestjs/common';
import { ImportedReferencesService } from './imported-references.service.js';

/** Which rows of a form were imported, also for whoever closes an edition. */
@Module({ providers: [ImportedReferencesService], exports: [ImportedReferencesService] })
export class ImportedReferencesModule {}
