/**
 * A moment, ISO 8601 in UTC.
 * @format date-time
 * @examples ["2026-10-03T12:30:00.000Z"]
 */
export type Timestamp = string;

/**
 * A day in Jakarta.
 * @format date
 * @examples ["2026-10-03"]
 */
export type Day = string;

/**
 * Whole rupiah.
 * @asType integer
 * @minimum 0
 * @maximum 9007199254740991
 * @examples [118000]
 */
export type Rupiah = number;

/**
 * A record's number.
 * @asType integer
 * @minimum 1
 * @maximum 2147483647
 * @examples [1]
 */
export type Id = number;

/**
 * A whole number, zero or more.
 * @asType integer
 * @minimum 0
 * @examples [2]
 */
export type Count = number;

/**
 * Whole percent.
 * @asType integer
 * @minimum 0
 * @maximum 100
 * @examples [10]
 */
export type Percent = number;

/**
 * The place in a list, lowest first.
 * @asType integer
 * @minimum 0
 * @examples [1]
 */
export type ListPosition = number;

/**
 * A date and time, ISO 8601. Without an offset it is Jakarta's time, without a time the start of the day.
 * @examples ["2026-10-03T19:30"]
 */
export type LocalTime = string;

/**
 * A picture's address: `http(s)://`, or a path of this site.
 * @examples ["/media/5f2b9c0d1e3a4b6c7d8e9f0a1b2c3d4e-1600x900.webp"]
 */
export type PictureAddress = string;

/**
 * A link's address: `http(s)://`, `mailto:`, `tel:`, or a path of this site.
 * @examples ["/merchandise"]
 */
export type LinkAddress = string;

/**
 * `#` and six hex digits.
 * @examples ["#42B5B5"]
 */
export type HexColour = string;

/**
 * An order's number.
 * @pattern ^FEST-[0-9A-HJKMNP-TV-Z]{10,11}$
 * @examples ["FEST-7F3KM9QX2W"]
 */
export type OrderNumber = string;

/**
 * A ticket's code, the text of its QR code's address.
 * @pattern ^TKT-[0-9A-HJKMNP-TV-Z]{12}$
 * @examples ["TKT-7F3KM9QX2WBZ"]
 */
export type TicketCode = string;

/**
 * A tier's key.
 * @examples ["pre-sales-2"]
 */
export type TierKey = string;

/**
 * @format email
 * @examples ["sari@example.com"]
 */
export type EmailAddress = string;

/**
 * As typed, with or without the country's prefix; stored as `+62…`.
 * @examples ["081234567890"]
 */
export type PhoneNumber = string;
