// An audio recorder from start to file. Leaving the question while recording submits what was recorded so far.
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../ui/index.ts';
import {
  bitsPerSecond,
  measureLevel,
  maxRecordingSeconds,
  openMicrophone,
  MicrophoneError,
  silenceLevel,
} from './recording.ts';

export type RecorderState =
  | { step: 'idle' }
  /** Waiting for permission to use the microphone. */
  | { step: 'asking' }
  | {
      step: 'recording';
      seconds: number;
      /** From 0 to 1; null if unknown. */
      level: number | null;
      /** No sound so far. */
      isSilent: boolean;
    }
  | { step: 'refused'; message: string };

/** Milliseconds between updates of the clock and the level. */
const look = 100;

export function useRecorder(onRecorded: (file: File) => void) {
  const [state, setState] = useState<RecorderState>({ step: 'idle' });
  const recorded = useLatest(onRecorded);
  const running = useRef<{ stop: (isWanted: boolean) => void } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      running.current?.stop(true);
    };
  }, []);

  const start = async () => {
    setState({ step: 'asking' });
    try {
      const { stream, format } = await openMicrophone();
      const close = () => stream.getTracks().forEach((track) => track.stop());
      if (!isHere.current) return close();
      const recorder = new MediaRecorder(stream, {
        mimeType: format.type,
        audioBitsPerSecond: bitsPerSecond,
      });
      const pieces: Blob[] = [];
      const listener = measureLevel(stream);
      const began = performance.now();
      let loudest = 0;
      let isWanted = true;
      const tick = () => {
        const seconds = (performance.now() - began) / 1000;
        const level = listener.level();
        loudest = Math.max(loudest, level ?? 1);
        setState({ step: 'recording', seconds, level, isSilent: loudest < silenceLevel });
        if (seconds >= maxRecordingSeconds) running.current?.stop(true);
      };
      const timer = setInterval(tick, look);
      running.current = {
        stop: (wanted) => {
          running.current = null;
          isWanted = wanted;
          clearInterval(timer);
          recorder.stop();
        },
      };
      recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      recorder.addEventListener('stop', () => {
        // Also when the microphone was unplugged.
        running.current = null;
        clearInterval(timer);
        listener.stop();
        close();
        setState({ step: 'idle' });
        const name = `Запись ответа.${format.extension}`;
        if (isWanted) recorded.current(new File(pieces, name, { type: format.type }));
      });
      recorder.start();
      tick();
    } catch (error) {
      if (!(error instanceof MicrophoneError)) throw error;
      setState({ step: 'refused', message: error.message });
    }
  };
  return {
    state,
    start: () => void start(),
    stop: () => running.current?.stop(true),
    cancel: () => running.current?.stop(false),
  };
}
