import type { AdminWaitingRoom, WaitingPlace, WaitingRoom } from '@festival/contracts';
import { RoomAdmissionService } from '../../../src/waiting-room/control/room-admission.service.js';
import { RoomStateService } from '../../../src/waiting-room/room/room-state.service.js';
import { WaitingRoomEntity } from '../../../src/waiting-room/room/waiting-room.entity.js';
import type { Festival } from '../festival.js';
import type { Visitor } from '../visitor.js';

/** The festival's waiting room, whose seconds pass when the test says so. */
export class Room {
  constructor(private readonly festival: Festival) {}

  async turn(changes: object): Promise<AdminWaitingRoom> {
    // Sessions end after twelve hours of this clock, which sales move on.
    const office = await this.festival.admin();
    return (await office.post('/api/admin/waiting-room', changes).expect(200)).body.data as AdminWaitingRoom;
  }

  /** A sale with its own places, which is open: the room was off for an hour. */
  async newSale(changes: object = {}): Promise<void> {
    await this.turn({ mode: 'off', opens_at: null, message: null, message_id: null });
    this.festival.clock.advanceMinutes(61);
    await this.turn({ mode: 'on', capacity: 300, ...changes });
  }

  async told(): Promise<WaitingRoom> {
    return (await this.festival.visitor().get('/api/waiting-room').expect(200)).body.data as WaitingRoom;
  }

  row(): Promise<WaitingRoomEntity> {
    return this.festival.rows(WaitingRoomEntity).findOneOrFail({ where: {}, order: { id: 'DESC' } });
  }

  /** Seconds of the schedule: each reads the room and lets people in. */
  async seconds(count: number): Promise<void> {
    for (let second = 0; second < count; second += 1) {
      this.festival.clock.advanceSeconds(1);
      await this.festival.get(RoomStateService).refresh();
      await this.festival.get(RoomAdmissionService).control();
    }
  }

  async place(visitor: Visitor): Promise<WaitingPlace> {
    return (await visitor.post('/api/waiting-room/place').expect(200)).body.data.place as WaitingPlace;
  }

  async letIn(visitor: Visitor): Promise<void> {
    await this.place(visitor);
    // One place inside lets somebody in every four seconds at first.
    await this.seconds(5);
    await visitor.post('/api/waiting-room/enter').expect(200);
  }
}
