// Chooses the source of a video: its stream, by hls.js or natively, with its file as a fallback from the same position.
// Expired URLs are renewed.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { freshUrl, isExpired, withoutSignature } from '../../kit/files/signedUrls.ts';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import type { StreamPlayer } from './streamPlayer.ts';

export interface FilmFile {
  url: string;
  poster: string | null;
  /** URL of the playlist; null if there is no stream. */
  stream: string | null;
}

type Way = 'script' | 'browser' | 'file';

interface FilmSource {
  /** Undefined while hls.js provides the data. */
  src: string | undefined;
  /**
   * The shorter sides of the selectable sizes in pixels, ascending; empty if there is no choice.
   */
  sides: readonly number[];
  /** The selected size; null for automatic. */
  side: number | null;
  choose: (side: number | null) => void;
  /** Continues with a renewed URL or the file; calls back if neither works. */
  recover: (whenLost: () => void) => void;
  /** Whether the URL has expired. */
  hasEnded: () => boolean;
}

export function useFilmSource(
  /** The video element. */
  video: RefObject<HTMLVideoElement | null>,
  file: FilmFile,
): FilmSource {
  // The played URL is retained while it is valid, even if the page receives newer ones.
  const [played, setPlayed] = useState(file);
  if (!isSameFilm(file, played)) setPlayed(file);
  const { url, stream } = played;
  const [way, setWay] = useState<Way>(() => wayOf(stream));
  const address = way === 'file' || stream === null ? url : stream;
  const src = way === 'script' ? undefined : address;
  const [sides, setSides] = useState<readonly number[]>([]);
  const [side, setSide] = useState(readSavedSide);
  const player = useRef<StreamPlayer | null>(null);
  const left = useRef<Left | null>(null);
  const isRenewing = useRef(false);

  const leave = () => {
    if (video.current) {
      left.current = { at: video.current.currentTime, plays: !video.current.paused };
    }
  };
  const fallBack = () => {
    if (way === 'file') return false;
    leave();
    player.current?.close();
    player.current = null;
    setSides([]);
    setWay('file');
    return true;
  };
  /** Whether a renewed URL was found. */
  const renew = async (): Promise<boolean> => {
    if ((await freshUrl(address)) === address) return false;
    // Both URLs are renewed together.
    const next = { url: await freshUrl(url), stream: stream && (await freshUrl(stream)) };
    // The position is read now, because the viewer may have moved it during the request.
    leave();
    setPlayed({ ...played, ...next });
    return true;
  };
  const goOnOr = async (giveUp: () => void) => {
    if (isRenewing.current) return;
    isRenewing.current = true;
    const isFresh = await renew().catch(() => false);
    isRenewing.current = false;
    if (!isFresh) giveUp();
  };
  const recover = (whenLost: () => void, isEnded = isExpired(address)) => {
    const giveUp = () => {
      if (!fallBack()) whenLost();
    };
    if (isEnded) void goOnOr(giveUp);
    else giveUp();
  };
  const lost = useRef(recover);
  useEffect(() => {
    lost.current = recover;
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
          const savedSide = readSavedSide();
          if (savedSide !== null) player.current?.choose(savedSide);
        },
        from: left.current,
        onLost: (isEnded) => lost.current(() => undefined, isEnded || undefined),
      });
      left.current = null;
    };
    begin().catch(() => lost.current(() => undefined));
    return () => {
      isGone = true;
      player.current?.close();
      player.current = null;
    };
  }, [video, way, stream]);

  useLayoutEffect(() => {
    if (src === undefined || left.current === null || !video.current) return;
    goOn(video.current, left.current);
    left.current = null;
  }, [video, src]);

  return {
    src,
    sides,
    side,
    choose: (next) => {
      setSide(next);
      writeSetting('film_quality', next === null ? '' : String(next));
      player.current?.choose(next);
    },
    recover,
    hasEnded: () => isExpired(address),
  };
}

/** Ignores the signatures, which change with each response. */
const isSameFilm = (one: FilmFile, other: FilmFile): boolean =>
  withoutSignature(one.url) === withoutSignature(other.url) &&
  withoutSignature(one.stream ?? '') === withoutSignature(other.stream ?? '');

/** The position to resume at. */
interface Left {
  /** Seconds from the start. */
  at: number;
  plays: boolean;
}

function goOn(video: HTMLVideoElement, { at, plays }: Left): void {
  video.currentTime = at;
  // Where autoplay is blocked the user presses «play».
  if (plays) video.play().catch(() => undefined);
}

/** H.264 and AAC: the codecs of all streams. */
const played = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/** hls.js is preferred where it works: browsers' native HLS players offer no choice of size. */
function wayOf(stream: string | null): Way {
  if (stream === null) return 'file';
  if (typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(played)) return 'script';
  const probe = document.createElement('video');
  return probe.canPlayType('application/vnd.apple.mpegurl') === '' ? 'file' : 'browser';
}

function readSavedSide(): number | null {
  const saved = Number(readSetting('film_quality'));
  return saved > 0 ? saved : null;
}
