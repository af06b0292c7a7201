// Plays an HLS stream by hls.js in browsers with Media Source Extensions; loaded with the first stream.
import { Hls } from 'hls.js/light';

export interface StreamPlayer {
  /**
   * Selects the largest size not above this; null selects automatically by bandwidth and player size.
   */
  choose: (side: number | null) => void;
  close: () => void;
}

/** Seconds of buffer: few until playback starts. */
const ahead = { unwatched: 6, watched: 30 };

export function playStream(
  video: HTMLVideoElement,
  address: string,
  {
    from,
    onSizes,
    onLost,
  }: {
    /** The position at which the previous URL expired. */
    from: { at: number; plays: boolean } | null;
    /** The shorter sides of the available sizes in pixels, ascending. */
    onSizes: (sides: number[]) => void;
    /** Playback failed; `isEnded`: because the URL has expired. */
    onLost: (isEnded: boolean) => void;
  },
): StreamPlayer {
  const { at, plays } = from ?? { at: video.currentTime, plays: !video.paused };
  const hls = new Hls({
    // The page's Content Security Policy forbids blob workers, and this stream needs no remuxing, which they are for.
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
  // Attaching the stream interrupts playback, so it is started again.
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
