import { HEX_COLOUR, cssBackgroundOf, isSafeImage, isSafeLink, videoIdOf } from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { Trim } from '../../platform/http/requests/trim.js';
import { momentOf } from './local-time.js';
import { AtMost } from './text-fields.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const LONGEST_ADDRESS = 500;
const MAX_PICTURES = 50;

function Allowed(isAllowed: (text: string) => boolean, options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isAllowed(value);
  return ValidateBy({ name: 'isAllowed', validator: { validate } }, options);
}

const imageText = (label: string) => `${label} must be a URL`;
const linkText = (label: string) => `${label} must be a web, mail or phone address, or a path that starts with /`;

/** Trims; an empty text becomes null. */
const NullWhenEmpty = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value));

/** A picture's address: `http(s)://`, or a path of this site. Null or empty clears it. */
export const OptionalImage = (label: string): PropertyDecorator =>
  applyDecorators(
    NullWhenEmpty(),
    IsOptional(),
    Allowed(isSafeImage, { message: imageText(label) }),
    AtMost(label, LONGEST_ADDRESS),
  );

export const RequiredImage = (label: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    Allowed(isSafeImage, { message: imageText(label) }),
    AtMost(label, LONGEST_ADDRESS),
  );

/** The addresses of a gallery's pictures. */
export const OptionalGallery = (label: string): PropertyDecorator =>
  applyDecorators(
    WhenGiven(),
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(MAX_PICTURES, { message: `${label} may have at most ${MAX_PICTURES} pictures` }),
    Allowed(isSafeImage, { each: true, message: `Each of ${label.toLowerCase()} must be a URL` }),
    AtMost(label, LONGEST_ADDRESS, { each: true }),
  );

/** A button's required link. */
export const RequiredLink = (label: string): PropertyDecorator =>
  applyDecorators(
    Trim(),
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    Allowed(isSafeLink, { message: linkText(label) }),
    AtMost(label, LONGEST_ADDRESS),
  );

/** A button's link; null or empty clears it. */
export const OptionalLink = (label: string): PropertyDecorator =>
  applyDecorators(
    NullWhenEmpty(),
    IsOptional(),
    Allowed(isSafeLink, { message: linkText(label) }),
    AtMost(label, LONGEST_ADDRESS),
  );

/** `#` and six hex digits. */
export const OptionalColour = (label: string): PropertyDecorator =>
  applyDecorators(
    WhenGiven(),
    IsString({ message: `${label} must be # followed by 6 hex digits` }),
    Matches(HEX_COLOUR, { message: `${label} must be # followed by 6 hex digits` }),
  );

/** A picture's address, a colour or a gradient; null or empty clears it. */
export const OptionalBackground = (label: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const text = typeof value === 'string' ? value.trim() || null : value;
      return typeof text === 'string' ? (cssBackgroundOf(text) ?? text) : text;
    }),
    IsOptional(),
    Allowed((text) => cssBackgroundOf(text) !== null, { message: `${label} must be a URL, a colour or a gradient` }),
    AtMost(label, LONGEST_ADDRESS),
  );

/** A video's id; an address of the video platform is reduced to its id. */
export const VideoId = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (videoIdOf(value) ?? value.trim()) : value,
    ),
    IsString({ message: 'Video ID or URL is required' }),
    IsNotEmpty({ message: 'Video ID or URL is required' }),
    Allowed((text) => videoIdOf(text) !== null, { message: 'Video ID or URL is not valid' }),
  );

/** A date and time, ISO 8601; in Jakarta's time without an offset. */
export const Moment = (label: string): PropertyDecorator =>
  applyDecorators(
    IsString({ message: `${label} is required` }),
    IsNotEmpty({ message: `${label} is required` }),
    Allowed((text) => momentOf(text) !== null, { message: `${label} must be a date and time` }),
  );

/** An optional date and time as `Moment`; null or empty clears it. */
export const OptionalMoment = (label: string): PropertyDecorator =>
  applyDecorators(
    NullWhenEmpty(),
    IsOptional(),
    Allowed((text) => momentOf(text) !== null, { message: `${label} must be a date and time` }),
  );
