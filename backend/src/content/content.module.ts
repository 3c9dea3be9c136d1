import { Module } from '@nestjs/common';
import { GuestStarsController } from './guest-stars.controller.js';
import { GuestStarsService } from './guest-stars.service.js';

@Module({ controllers: [GuestStarsController], providers: [GuestStarsService] })
export class ContentModule {}
