import { CALLS } from '../record/calls.js';
import { PlanSection } from './plan-section.js';
import {
  INTENTIONS,
  type ArrivalPhase,
  type Behaviours,
  type Expectations,
  type FaultWindow,
  type Pauses,
  type Plan,
} from './plan.js';

/** A plan that can't be used, with everything that is wrong with it. */
export class PlanError extends Error {}

const MAX_TICKETS = 10;

/** Reads the text of a plan's file. Throws `PlanError` with a line for each fault. */
export function readPlan(text: string): Plan {
  const errors: string[] = [];
  const root = new PlanSection(parse(text), '', errors);
  const plan: Plan = {
    name: root.text('name'),
    about: root.text('about', ''),
    seed: root.number('seed', { whole: true }, 1),
    arrivals: readArrivals(root),
    patience: root.number('patience', { min: 1 }, 180),
    seats: root.number('seats', { min: 1, whole: true }),
    price: root.number('price', { min: 1_000, whole: true }, 50_000),
    quantities: readQuantities(root),
    addresses: root.number('addresses', { min: 1, max: 65_000, whole: true }, 1),
    connections: root.number('connections', { min: 1, max: 5_000, whole: true }, 256),
    behaviours: readBehaviours(root),
    pauses: readPauses(root.section('pauses')),
    methods: root.weights('methods', { qris: 1 }),
    codes: readCodes(root.section('codes')),
    faults: root.object('faults', {}),
    faultWindows: readWindows(root),
    processes: root.number('processes', { min: 1, max: 8, whole: true }, 1),
    killEverySeconds: root.optionalNumber('killEverySeconds', { min: 2 }),
    environment: readEnvironment(root),
    waitingRoom: root.flag('waitingRoom'),
    waitingRoomCapacity: root.optionalNumber('waitingRoomCapacity', { min: 1, max: 10_000, whole: true }),
    expect: readExpectations(root.section('expect')),
  };
  root.refuseRest();
  if (errors.length > 0) throw new PlanError(errors.map((error) => `- ${error}`).join('\n'));
  return plan;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlanError(`- this is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function readArrivals(root: PlanSection): ArrivalPhase[] {
  const phases = root.list('arrivals').map((phase) => {
    const read = {
      seconds: phase.number('seconds', { max: 86_400 }),
      people: phase.number('people', { whole: true, max: 1_000_000 }),
    };
    phase.refuseRest();
    return read;
  });
  if (phases.length === 0) root.fail('arrivals', 'must be a list of {"seconds": …, "people": …}');
  return phases;
}

function readQuantities(root: PlanSection): Array<readonly [number, number]> {
  const weights = root.weights('quantities', { 1: 1 }).map(([name, weight]) => [Number(name), weight] as const);
  const isRight = weights.every(([quantity]) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_TICKETS);
  if (!isRight) root.fail('quantities', `must name numbers of tickets from 1 to ${MAX_TICKETS}`);
  return weights;
}

function readBehaviours(root: PlanSection): Behaviours {
  const section = root.section('behaviours');
  const behaviours: Behaviours = {
    look: section.share('look', 0),
    leaveForm: section.share('leaveForm', 0),
    abandonOrder: section.share('abandonOrder', 0),
    abandonPayment: section.share('abandonPayment', 0),
    cancel: section.share('cancel', 0),
    payLate: section.share('payLate', 0),
    pressTwice: section.share('pressTwice', 0),
    denied: section.share('denied', 0),
    byLink: section.share('byLink', 0),
    coldCache: section.share('coldCache', 1),
    wrongCode: section.share('wrongCode', 0),
    referralCode: section.share('referralCode', 0),
    discountCode: section.share('discountCode', 0),
  };
  section.refuseRest();
  const sum = INTENTIONS.reduce((total, key) => total + behaviours[key], 0);
  if (sum > 1.000_001) root.fail('behaviours', `${INTENTIONS.join(', ')} add up to ${sum.toFixed(2)}: at most 1`);
  return behaviours;
}

function readPauses(section: PlanSection): Pauses {
  const pauses = {
    form: section.range('form', [20, 60]),
    method: section.range('method', [2, 8]),
    pay: section.range('pay', [5, 30]),
    payLate: section.range('payLate', [60, 120]),
  };
  section.refuseRest();
  return pauses;
}

function readCodes(section: PlanSection): Plan['codes'] {
  const codes = { referral: section.text('referral', 'CROWN01'), discount: section.text('discount', 'UNITY10') };
  section.refuseRest();
  return codes;
}

function readWindows(root: PlanSection): FaultWindow[] {
  return root.list('faultWindows').map((window) => {
    const read = {
      at: window.number('at', {}),
      seconds: window.number('seconds', { min: 1 }),
      faults: window.object('faults', {}),
    };
    window.refuseRest();
    return read;
  });
}

function readEnvironment(root: PlanSection): Record<string, string> {
  const section = root.section('environment');
  return Object.fromEntries(section.keys.map((name) => [name, section.text(name)]));
}

function readExpectations(section: PlanSection): Expectations {
  const expectations: Expectations = {
    sold: section.optionalNumber('sold', { whole: true }),
    refusedShare: section.optionalNumber('refusedShare', { max: 1 }),
    errorShare: section.optionalNumber('errorShare', { max: 1 }),
    p99Ms: readByCall(section.section('p99Ms')),
    ticketP95Seconds: section.optionalNumber('ticketP95Seconds', {}),
    ticketMaxSeconds: section.optionalNumber('ticketMaxSeconds', {}),
    mailMaxSeconds: section.optionalNumber('mailMaxSeconds', {}),
    memoryMb: section.optionalNumber('memoryMb', {}),
    memoryGrowthShare: section.optionalNumber('memoryGrowthShare', {}),
    p99EndOverStart: readByCall(section.section('p99EndOverStart')),
  };
  section.refuseRest();
  return expectations;
}

function readByCall(section: PlanSection): Record<string, number> {
  const limits = Object.fromEntries(section.keys.map((call) => [call, section.number(call, { min: 1 })]));
  const calls: readonly string[] = CALLS;
  for (const call of Object.keys(limits)) {
    if (!calls.includes(call)) section.fail(call, `is no call; calls are ${calls.join(', ')}`);
  }
  return limits;
}
