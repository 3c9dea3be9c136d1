/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';

/** All files of the built scanner, which the build puts here. */
declare const GATE_FILES: PrecacheEntry[];

/**
 * Keeps the scanner's own files on the phone, so that it opens without a network. Calls go past it. A new version waits
 * until every tab of the old one is closed: a scanner is never exchanged in the middle of a shift.
 */
cleanupOutdatedCaches();
precacheAndRoute(GATE_FILES);
