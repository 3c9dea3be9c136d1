import { MAX_GATE_SCANS, type GateScan, type GateScansRequest } from '@festival/contracts';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';

/** POST /api/gate/scans. Each scan is checked by itself (`readScan`): a bad one must not hold up the others. */
export class GateScansDto implements GateScansRequest {
  @ArrayMaxSize(MAX_GATE_SCANS)
  @ArrayMinSize(1)
  @IsArray()
  scans: GateScan[];
}
