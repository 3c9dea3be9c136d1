import type { ScanResult } from '@festival/contracts';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the first tone's start. */
  at: number;
  /** Seconds. */
  length: number;
  wave: OscillatorType;
}

/** A different tune for each verdict, told apart without looking: rising, two level, one low and long, three falling. */
export const TONES: Record<ScanResult, readonly Tone[]> = {
  valid: [
    { pitch: 880, at: 0, length: 0.12, wave: 'sine' },
    { pitch: 1320, at: 0.13, length: 0.22, wave: 'sine' },
  ],
  used: [
    { pitch: 520, at: 0, length: 0.18, wave: 'triangle' },
    { pitch: 520, at: 0.28, length: 0.18, wave: 'triangle' },
  ],
  invalid: [{ pitch: 150, at: 0, length: 0.8, wave: 'sawtooth' }],
  error: [
    { pitch: 660, at: 0, length: 0.1, wave: 'square' },
    { pitch: 520, at: 0.14, length: 0.1, wave: 'square' },
    { pitch: 390, at: 0.28, length: 0.16, wave: 'square' },
  ],
};

/** Vibration patterns in milliseconds: on, off, on … */
export const VIBRATIONS: Record<ScanResult, readonly number[]> = {
  valid: [150],
  used: [150, 100, 150],
  invalid: [700],
  error: [60, 60, 60, 60, 60],
};

const LOUDNESS = 0.6;
const FADE_SECONDS = 0.02;

export interface Feedback {
  /** Browsers allow sound only when it was first made ready inside a person's gesture. */
  unlock: () => void;
  give: (kind: ScanResult) => void;
}

export function createFeedback(): Feedback {
  let audio: AudioContext | null = null;
  return {
    unlock: () => {
      if (typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      // A refusal leaves the verdict without sound; vibration and screen still tell it.
      void audio.resume().catch(() => undefined);
    },
    give: (kind) => {
      if (typeof navigator.vibrate === 'function') navigator.vibrate([...VIBRATIONS[kind]]);
      const ready = audio;
      if (!ready) return;
      if (ready.state === 'running') play(ready, TONES[kind]);
      // Made ready by the same touch: it runs in a moment.
      else
        void ready.resume().then(
          () => play(ready, TONES[kind]),
          () => undefined,
        );
    },
  };
}

function play(audio: AudioContext, tones: readonly Tone[]): void {
  for (const { pitch, at, length, wave } of tones) {
    const start = audio.currentTime + at;
    const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + FADE_SECONDS);
    gain.gain.setValueAtTime(LOUDNESS, start + length - FADE_SECONDS);
    gain.gain.linearRampToValueAtTime(0, start + length);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
