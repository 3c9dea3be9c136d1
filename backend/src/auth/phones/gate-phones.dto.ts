import {
  GATE_CHECKS,
  GATE_ROLES,
  MAX_GATE_NAME_LENGTH,
  type AddGatePhoneRequest,
  type GateCheck,
  type GateReport,
  type GateRole,
  type PairPhoneRequest,
} from '@festival/contracts';
import { IsArray, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { IsoDate } from '../../platform/http/requests/iso-date.js';
import { MaxLength } from '../../platform/http/requests/max-length.js';
import { Trim } from '../../platform/http/requests/trim.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

/** POST /api/gate/pair. */
export class PairPhoneDto implements PairPhoneRequest {
  @MaxLength(64)
  @IsString()
  token: string;

  @WhenGiven()
  @MaxLength(64)
  @IsString()
  installation?: string;
}

/** POST /api/admin/gate/devices. */
export class AddGatePhoneDto implements AddGatePhoneRequest {
  @Trim()
  @MaxLength(MAX_GATE_NAME_LENGTH)
  @IsNotEmpty()
  @IsString()
  name: string;

  @Trim()
  @MaxLength(MAX_GATE_NAME_LENGTH)
  @IsNotEmpty()
  @IsString()
  gate: string;

  @IsIn(GATE_ROLES)
  role: GateRole;

  @WhenGiven()
  @IsoDate()
  expires_at?: string;
}

/** POST /api/gate/report. */
export class GateReportDto implements GateReport {
  @WhenGiven()
  @Trim()
  @MaxLength(MAX_GATE_NAME_LENGTH)
  @IsNotEmpty()
  @IsString()
  gate?: string;

  @IsOptional()
  @Max(100)
  @Min(0)
  @IsInt()
  battery: number | null;

  @Max(10_000_000)
  @Min(0)
  @IsInt()
  unsent: number;

  @Max(10_000_000)
  @Min(0)
  @IsInt()
  tickets: number;

  @IsIn(GATE_CHECKS, { each: true })
  @IsArray()
  not_ready: GateCheck[];
}
