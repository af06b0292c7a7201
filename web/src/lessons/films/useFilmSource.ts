// What a film is played from: its stream, by a script or by the browser itself, and where that is lost, or there is none,
// its file, from the same second on. An address that ended is followed by a fresh one.
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { freshUrl, isExpired, withoutSignature } from '../../kit/files/signedUrls.ts';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
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
  /** Goes on by a fresh address, or with the file; says where neither is left. */
  recover: (whenLost: () => void) => void;
  /** Whether its address works no more. */
  hasEnded: () => boolean;
}

export function useFilmSource(
  /** What shows it. */
  video: RefObject<HTMLVideoElement | null>,
  file: FilmFile,
): FilmSource {
  // What is playing stays, as long as its address works, whatever others the page gets meanwhile.
  const [played, setPlayed] = useState(file);
  if (!isSameFilm(file, played)) setPlayed(file);
  const { url, stream } = played;
  const [way, setWay] = useState<Way>(() => wayOf(stream));
  const address = way === 'file' || stream === null ? url : stream;
  const src = way === 'script' ? undefined : address;
  const [sides, setSides] = useState<readonly number[]>([]);
  const [side, setSide] = useState(sideKept);
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
  /** Whether there is a fresh address to go on by. */
  const renew = async (): Promise<boolean> => {
    if ((await freshUrl(address)) === address) return false;
    // The other one has come with it.
    const next = { url: await freshUrl(url), stream: stream && (await freshUrl(stream)) };
    // Who watches may have moved it meanwhile.
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
          const kept = sideKept();
          if (kept !== null) player.current?.choose(kept);
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

/** Whenever their addresses were given out. */
const isSameFilm = (one: FilmFile, other: FilmFile): boolean =>
  withoutSignature(one.url) === withoutSignature(other.url) &&
  withoutSignature(one.stream ?? '') === withoutSignature(other.stream ?? '');

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
