// A video on another site, in its frame; progress messages of supported players are read.
import { useEffect, useRef, useState } from 'react';
import { chakra } from '../../ui/index.ts';
import { playerAt } from './frames.ts';
import type { SeekRequest } from './FilmPlayer.tsx';
import type { PlaybackEvents } from './usePlaybackReports.ts';

export function EmbeddedFilm({
  title,
  address,
  leap,
  events,
}: {
  title: string;
  address: string;
  /** Null when no jump was requested. */
  leap: SeekRequest | null;
  events: PlaybackEvents;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [player] = useState(() => playerAt(address));
  const latestEvents = useRef(events);
  useEffect(() => {
    latestEvents.current = events;
  });
  useEffect(() => {
    if (player === null) return undefined;
    const state = { duration: 0, isPlaying: false };
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== player.origin || source !== frame.current?.contentWindow) return;
      const { position, duration, isPlaying } = player.read(data);
      if (duration !== undefined) state.duration = duration;
      if (isPlaying !== undefined) {
        if (state.isPlaying && !isPlaying) latestEvents.current.onStop();
        state.isPlaying = isPlaying;
      }
      if (position !== undefined && state.isPlaying)
        latestEvents.current.onPlay(position, state.duration);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [player]);
  const say = (message: string) =>
    frame.current?.contentWindow?.postMessage(message, player?.origin ?? '/');
  useEffect(() => {
    if (leap !== null && player !== null) {
      frame.current?.contentWindow?.postMessage(player.seekMessage(leap.to), player.origin);
    }
  }, [leap, player]);
  return (
    <Framed
      ref={frame}
      src={player?.addressOf(address) ?? address}
      title={title}
      loading="lazy"
      onLoad={() => player?.greeting && say(player.greeting)}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Framed = chakra('iframe', {
  base: {
    display: 'block',
    w: 'full',
    aspectRatio: '16 / 9',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
  },
});
