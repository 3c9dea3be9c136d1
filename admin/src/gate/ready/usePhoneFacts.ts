import { useEffect, useState } from 'react';
import type { PhoneFacts } from './checks';

interface Battery extends EventTarget {
  /** From 0 to 1. */
  level: number;
}

/** What the browser tells of the phone; the battery as it changes. */
export function usePhoneFacts(): PhoneFacts {
  const [battery, setBattery] = useState<number | null>(null);
  const [opensOffline, setOpensOffline] = useState(false);
  useEffect(() => {
    const watch = async () => {
      // Resolves when all files are stored.
      await navigator.serviceWorker?.ready;
      setOpensOffline('serviceWorker' in navigator);
    };
    void watch();
  }, []);
  useEffect(() => {
    const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
    let source: Battery | null = null;
    const note = () => source && setBattery(Math.round(source.level * 100));
    let isOver = false;
    const watch = async () => {
      const found = await getBattery?.call(navigator);
      if (isOver || !found) return;
      source = found;
      note();
      found.addEventListener('levelchange', note);
    };
    void watch();
    return () => {
      isOver = true;
      source?.removeEventListener('levelchange', note);
    };
  }, []);
  return { canVibrate: 'vibrate' in navigator, canStayAwake: 'wakeLock' in navigator, opensOffline, battery };
}
