import {
  GATE_TEXTS,
  type GateRules,
  type GateScan,
  type GateScanOutcome,
  type GateScansData,
} from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { isDatabaseAway } from '../../../platform/database/database-errors.js';
import type { PairedPhone } from '../../../platform/access/identities.js';
import { Clock } from '../../../platform/clock/clock.js';
import { EditionsService } from '../../../platform/editions/editions.service.js';
import { TicketSignerService } from '../../desk/ticket-signer.service.js';
import { TicketTypesService } from '../../tiers/ticket-types.service.js';
import type { NewScan, WrittenScan } from '../check-in/new-scan.js';
import type { TicketEntity } from '../../ticket.entity.js';
import { ScanWriterService } from '../check-in/scan-writer.service.js';
import { GateRulesService } from '../rules/gate-rules.service.js';
import { readScan } from './read-scan.js';
import { detailsOf, sealDetails } from './seal-details.js';

/** Scans of one transaction: it must not hold up the check-ins of others. */
const WRITTEN_AT_ONCE = 250;
const UNWRITABLE = 'This scan could not be stored. Tell a lead.';

interface ReadScan {
  nonce: string;
  scan: NewScan | null;
  /** Why it can't be read. */
  message?: string;
}

/** Takes the scans of phones. Each has an outcome of its own: one that can't be read holds up none of the others. */
@Injectable()
export class UploadsService {
  private readonly logger = new Logger(UploadsService.name);

  constructor(
    private readonly writer: ScanWriterService,
    private readonly rules: GateRulesService,
    private readonly signer: TicketSignerService,
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
  ) {}

  async upload(scans: readonly GateScan[], phone: PairedPhone): Promise<GateScansData> {
    const rules = await this.rules.get();
    const read = scans.map((scan) => this.read(scan, phone, rules));
    const written = await this.write(read.flatMap(({ scan }) => scan ?? []));
    const headers = new Map((await this.ticketTypes.all()).map(({ type, header }) => [type, header]));
    const results = read.map(({ nonce, scan, message }): GateScanOutcome => {
      const outcome = scan && written.get(scan);
      if (!scan || !outcome) return { nonce, result: 'refused', message };
      if (outcome === 'unwritable') return { nonce, result: 'refused', message: UNWRITABLE };
      // Who shows a verdict already needs no names; thousands of them would be a large answer.
      const ticket = scan.verdict === null ? outcome.ticket : null;
      return toOutcome(nonce, outcome, ticket ? sealDetails(ticket, detailsOf(ticket, headers)).sealed : undefined);
    });
    return { results, now: this.clock.now().toISOString() };
  }

  private read(scan: GateScan, phone: PairedPhone, { items }: GateRules): ReadScan {
    const read = readScan(scan, this.clock.now(), this.editions.beganAt);
    if (typeof read === 'string') return { nonce: String(scan?.nonce ?? ''), scan: null, message: read };
    const { verify, gate, ...known } = read;
    // What was handed out was handed out, also when the item has another name by now.
    if (known.mode === 'hand_out' && (!known.item || (known.verdict === null && !items.includes(known.item)))) {
      return { nonce: known.nonce, scan: null, message: GATE_TEXTS.noItem };
    }
    // Whoever was let in by a key that was retired since was let in.
    const isForged = verify !== null && !this.signer.isRight(known.code ?? '', verify, known.at);
    const place = { gate: gate ?? phone.gate, device: phone.name, phoneId: phone.id, adminUserId: null };
    return { nonce: known.nonce, scan: { ...known, ...place, isForged } };
  }

  /** A single one shares a transaction with those of other phones. */
  private async write(scans: readonly NewScan[]): Promise<Map<NewScan, WrittenScan | 'unwritable'>> {
    const written = new Map<NewScan, WrittenScan | 'unwritable'>();
    const [only, ...others] = scans;
    if (only && others.length === 0) return written.set(only, await this.writeAlone(only));
    const sorted = [...scans].sort((one, other) => one.at.getTime() - other.at.getTime());
    for (let start = 0; start < sorted.length; start += WRITTEN_AT_ONCE) {
      const chunk = sorted.slice(start, start + WRITTEN_AT_ONCE);
      const outcomes = await this.writeChunk(chunk);
      for (const [index, scan] of chunk.entries()) written.set(scan, outcomes[index] ?? 'unwritable');
      await turn();
    }
    return written;
  }

  /** Together; when that fails for another reason than the database being away, each by itself. */
  private async writeChunk(chunk: readonly NewScan[]): Promise<ReadonlyArray<WrittenScan | 'unwritable'>> {
    try {
      return await this.writer.writeAll(chunk);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error(error, `${chunk.length} scans of a phone could not be written together`);
    }
    const outcomes: Array<WrittenScan | 'unwritable'> = [];
    for (const scan of chunk) outcomes.push(await this.writeAlone(scan));
    return outcomes;
  }

  private async writeAlone(scan: NewScan): Promise<WrittenScan | 'unwritable'> {
    try {
      return await this.writer.write(scan);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logger.error(error, `a scan of phone ${scan.phoneId} could not be written`);
      return 'unwritable';
    }
  }
}

function toOutcome(nonce: string, outcome: WrittenScan, sealed: string | undefined): GateScanOutcome {
  const { result, isKnown, first, ticket } = outcome;
  return {
    nonce,
    result: isKnown ? 'known' : result,
    ...(isKnown && { was: result }),
    ...(first && { first }),
    ...(result === 'not_valid' && {
      message: notValidText(ticket),
    }),
    ...(sealed !== undefined && { sealed }),
  };
}

function notValidText(ticket: TicketEntity | null): string {
  if (!ticket) return 'Ticket not found';
  const { status } = ticket;
  return status === 'valid' || status === 'used' ? 'Ticket is not inside' : `Ticket is ${status}`;
}
