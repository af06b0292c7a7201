// What a film is played from: its stream, by a script or by the browser itself, and where that is lost, or there is none,
// its file, from the same second on.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readSetting, writeSetting } from '../../kit/settings.ts';
import type { StreamPlayer } from './streamPlayer.ts';

export interface FilmFile {
  url: string;
  poster: string | null;
  /** The address of its playlist; null where it has no stream. */
  stream: string | null;
}

type Way = 'script' | 'browser' | 'file';

interface FilmSource {
  /** Undefined where a script gives the bytes. */
  src: string | undefined;
  /** The shorter sides of the sizes that can be chosen, in pixels, from small to large; empty where there is no choice. */
  sides: readonly number[];
  /** The one that was chosen; null: what the line allows. */
  side: number | null;
  choose: (side: number | null) => void;
  /** Goes on with the file; false where that is what is played already. */
  fallBack: () => boolean;
}

export function useFilmSource(
  /** What shows it. */
  video: RefObject<HTMLVideoElement | null>,
  { url, stream }: FilmFile,
): FilmSource {
  const [way, setWay] = useState<Way>(() => wayOf(stream));
  const [sides, setSides] = useState<readonly number[]>([]);
  const [side, setSide] = useState(sideKept);
  const player = useRef<StreamPlayer | null>(null);
  const left = useRef<Left | null>(null);

  const fallBack = () => {
    if (way === 'file') return false;
    if (video.current) {
      left.current = { at: video.current.currentTime, plays: !video.current.paused };
    }
    player.current?.close();
    player.current = null;
    setSides([]);
    setWay('file');
    return true;
  };
  const lost = useRef(fallBack);
  useEffect(() => {
    lost.current = fallBack;
  });

  useEffect(() => {
    if (way !== 'script' || stream === null) return undefined;
    let isGone = false;
    const begin = async () => {
      const { playStream } = await import('./streamPlayer.ts');
      if (isGone || !video.current) return;
      player.current = playStream(video.current, stream, {
        onSizes: (found) => {
          setSides(found.length > 1 ? found : []);
          const kept = sideKept();
          if (kept !== null) player.current?.choose(kept);
        },
        onLost: () => lost.current(),
      });
    };
    begin().catch(() => lost.current());
    return () => {
      isGone = true;
      player.current?.close();
      player.current = null;
    };
  }, [video, way, stream]);

  useLayoutEffect(() => {
    if (way !== 'file' || left.current === null || !video.current) return;
    goOn(video.current, left.current);
    left.current = null;
  }, [video, way]);

  return {
    src: way === 'file' ? url : way === 'browser' ? (stream ?? undefined) : undefined,
    sides,
    side,
    choose: (next) => {
      setSide(next);
      writeSetting('film_quality', next === null ? '' : String(next));
      player.current?.choose(next);
    },
    fallBack,
  };
}

/** Where a film was left. */
interface Left {
  /** Seconds from its beginning. */
  at: number;
  plays: boolean;
}

function goOn(video: HTMLVideoElement, { at, plays }: Left): void {
  video.currentTime = at;
  // Where the browser does not let it, the person goes on themselves.
  if (plays) video.play().catch(() => undefined);
}

/** H.264 and AAC, which all streams are. */
const played = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/** By a script where there may be one: browsers that play streams themselves let nobody choose a size. */
function wayOf(stream: string | null): Way {
  if (stream === null) return 'file';
  if (typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(played)) return 'script';
  const probe = document.createElement('video');
  return probe.canPlayType('application/vnd.apple.mpegurl') === '' ? 'file' : 'browser';
}

function sideKept(): number | null {
  const kept = Number(readSetting('film_quality'));
  return kept > 0 ? kept : null;
}
