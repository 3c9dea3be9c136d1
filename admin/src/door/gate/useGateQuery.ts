import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { gateCalls } from './gateCalls';

const BOARD_MS = 3_000;
const DOUBLES_MS = 30_000;
const PHONES_MS = 10_000;
/** While a code is shown: a lead waits with the phone in the hand. */
const PAIRING_MS = 2_000;

export const PHONES_KEY = ['gate', 'phones'];
export const SETTINGS_KEY = ['gate', 'settings'];

interface GateQuery<T> {
  key: readonly unknown[];
  call: () => Promise<T>;
  /** Milliseconds between two calls; left out, it is asked once. */
  every?: number;
  enabled?: boolean;
}

/** Figures that are asked for again and again: the last ones stay when a call fails. */
function useGateQuery<T>({ key, call, every, enabled = true }: GateQuery<T>) {
  const query = useQuery({
    queryKey: key,
    queryFn: call,
    refetchInterval: every,
    enabled,
    placeholderData: keepPreviousData,
    // Without a connection too: the figures must not stand still in silence.
    networkMode: 'always',
  });
  const { error } = query;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return query;
}

export const useBoard = (every = BOARD_MS) => useGateQuery({ key: ['gate', 'board'], call: gateCalls.board, every });

/** Asked for again as soon as the board counts another one. */
export const useDoubles = (count: number) =>
  useGateQuery({ key: ['gate', 'doubles', count], call: gateCalls.doubles, every: DOUBLES_MS, enabled: count > 0 });

export const usePhones = (isPairing = false) =>
  useGateQuery({ key: PHONES_KEY, call: gateCalls.phones, every: isPairing ? PAIRING_MS : PHONES_MS });

/** `enabled`: whether the account may read them. */
export const useGateSettings = (enabled = true) =>
  useGateQuery({ key: SETTINGS_KEY, call: gateCalls.settings, enabled });
