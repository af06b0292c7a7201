// Plays the stream of a film where the browser leaves that to scripts: hls.js, which comes with the first stream.
import { Hls } from 'hls.js/light';

export interface StreamPlayer {
  /** Plays the largest size that is no larger than this; null: as the line and the player's size allow. */
  choose: (side: number | null) => void;
  close: () => void;
}

/** Seconds that are fetched ahead: little as long as nobody watches. */
const ahead = { unwatched: 6, watched: 30 };

export function playStream(
  video: HTMLVideoElement,
  address: string,
  {
    from,
    onSizes,
    onLost,
  }: {
    /** Where it was left by an address that has ended. */
    from: { at: number; plays: boolean } | null;
    /** The shorter sides of its pictures, in pixels, from small to large. */
    onSizes: (sides: number[]) => void;
    /** It can't go on; `isEnded`: by this address, which has ended. */
    onLost: (isEnded: boolean) => void;
  },
): StreamPlayer {
  const { at, plays } = from ?? { at: video.currentTime, plays: !video.paused };
  const hls = new Hls({
    // The policy of the page lets no worker of a blob in, and nothing is repacked that one would be for.
    enableWorker: false,
    startPosition: at > 0 ? at : -1,
    maxBufferLength: plays ? ahead.watched : ahead.unwatched,
    capLevelToPlayerSize: true,
  });
  const sides = () => hls.levels.map(({ width, height }) => Math.min(width, height));
  const watched = () => {
    hls.config.maxBufferLength = ahead.watched;
  };
  video.addEventListener('play', watched, { once: true });
  hls.on(Hls.Events.MANIFEST_PARSED, () => onSizes(sides()));
  hls.on(Hls.Events.ERROR, (_, { fatal, response }) => {
    const isEnded = response?.code === 403;
    if (fatal || isEnded) onLost(isEnded);
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  // What was begun before it was there stops when it takes its place.
  if (plays) video.play().catch(() => undefined);
  return {
    choose: (side) => {
      const fitting = sides().filter((one) => side !== null && one <= side).length;
      hls.nextLevel = side === null ? -1 : Math.max(0, fitting - 1);
    },
    close: () => {
      video.removeEventListener('play', watched);
      hls.destroy();
    },
  };
}
