// An uploaded video in the browser's player, with keyboard shortcuts, remembered speed and quality, and a retry after
// errors.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { RefreshCw } from 'lucide-react';
import { readSetting, writeSetting } from '../../kit/network/settings.ts';
import {
  Button,
  chakra,
  Flex,
  Text,
  useShortcutGroup,
  type ShortcutGroup,
} from '../../ui/index.ts';
import { captionsOf, type Segment } from './captions.ts';
import type { SeekRequest } from './FilmPlayer.tsx';
import { useFilmSource, type FilmFile } from './useFilmSource.ts';
import type { PlaybackEvents } from './usePlaybackReports.ts';

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Seconds per arrow key. */
const step = 5;

const shortcuts: ShortcutGroup = {
  title: 'Видео',
  shortcuts: [
    { keys: ['Пробел'], text: 'Смотреть и остановить' },
    { keys: ['←', '→'], text: 'На 5 секунд назад и вперёд' },
    { keys: ['F'], text: 'Во весь экран' },
    { keys: ['C'], text: 'Субтитры' },
    { keys: ['<', '>'], text: 'Медленнее и быстрее' },
  ],
};

export function UploadedFilm({
  title,
  file,
  captions,
  transcript,
  leap,
  events,
}: {
  title: string;
  file: FilmFile;
  captions: string | null;
  /** Transcript, used when there are no captions. */
  transcript: readonly Segment[];
  /** Null when no jump was requested. */
  leap: SeekRequest | null;
  events: PlaybackEvents;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const source = useFilmSource(video, file);
  const track = useRef<HTMLTrackElement>(null);
  const [speed, setSpeed] = useState(readSavedSpeed);
  const [isLost, setIsLost] = useState(false);
  useShortcutGroup(shortcuts);
  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed]);
  useEffect(() => {
    if (leap === null || !video.current) return;
    video.current.currentTime = leap.to;
    // Where autoplay is blocked the user presses «play».
    video.current.play().catch(() => undefined);
  }, [leap]);
  useEffect(() => {
    if (captions !== null || !track.current) return undefined;
    const made = URL.createObjectURL(new Blob([captionsOf(transcript)], { type: 'text/vtt' }));
    track.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [captions, transcript]);
  const choose = (next: number) => {
    setSpeed(next);
    writeSetting('film_speed', String(next));
  };
  const again = () => {
    const shown = video.current;
    if (!shown) return;
    setIsLost(false);
    if (source.hasEnded()) {
      source.recover(() => setIsLost(true));
      return;
    }
    const at = shown.currentTime;
    shown.load();
    shown.currentTime = at;
  };
  const plays = ({ currentTarget: { currentTime, duration, paused, seeking } }: VideoEvent) => {
    if (!paused && !seeking) events.onPlay(currentTime, duration);
  };
  return (
    // The keys belong to the player within.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Shown onKeyDown={(event) => video.current && pressed(event, video.current, choose)}>
      {/* Captions exist only if a transcript was made. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <chakra.video
        ref={video}
        src={source.src}
        poster={file.poster ?? undefined}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        aspectRatio="16 / 9"
        w="full"
        bg="inverse"
        borderRadius="lg"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.playbackRate = speed;
        }}
        onRateChange={({ currentTarget: { playbackRate } }) => {
          if (playbackRate !== speed && speeds.includes(playbackRate)) choose(playbackRate);
        }}
        onPlaying={plays}
        onTimeUpdate={plays}
        onSeeking={events.onSeek}
        onPause={(event) => {
          const { currentTime, duration, seeking } = event.currentTarget;
          if (!seeking) events.onPlay(currentTime, duration);
          events.onStop();
        }}
        onEnded={events.onStop}
        onError={() => source.recover(() => setIsLost(true))}
      >
        {(captions !== null || transcript.length > 0) && (
          <track
            ref={track}
            kind="subtitles"
            src={captions ?? undefined}
            srcLang="ru"
            label="Русские"
            default={captions !== null}
          />
        )}
      </chakra.video>
      {isLost && (
        <Flex role="alert" align="center" gap="3" wrap="wrap">
          <Text tone="danger">Видео не загрузилось. Проверьте связь и попробуйте ещё раз.</Text>
          <Button size="sm" icon={<RefreshCw size={16} aria-hidden />} onClick={again}>
            Попробовать снова
          </Button>
        </Flex>
      )}
      <Choices>
        <label>
          Скорость
          <select value={speed} onChange={({ target }) => choose(Number(target.value))}>
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? 'обычная' : `${String(each).replace('.', ',')}×`}
              </option>
            ))}
          </select>
        </label>
        {source.sides.length > 0 && (
          <label>
            Качество
            <select
              value={source.sides.find((each) => each === source.side) ?? ''}
              onChange={({ target }) => source.choose(Number(target.value) || null)}
            >
              <option value="">Авто</option>
              {source.sides.map((each) => (
                <option key={each} value={each}>
                  {each}p
                </option>
              ))}
            </select>
          </label>
        )}
      </Choices>
    </Shown>
  );
}

type VideoEvent = { currentTarget: HTMLVideoElement };

function readSavedSpeed(): number {
  const saved = Number(readSetting('film_speed'));
  return speeds.includes(saved) ? saved : 1;
}

/** By physical key: a Russian layout has other letters there. */
function pressed(event: KeyboardEvent, video: HTMLVideoElement, choose: (speed: number) => void) {
  const isTyped =
    event.target instanceof HTMLSelectElement || event.target instanceof HTMLButtonElement;
  if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = speeds.indexOf(video.playbackRate);
  const does: Record<string, () => void> = {
    Space: () => toggle(video),
    KeyK: () => toggle(video),
    ArrowLeft: () => (video.currentTime = Math.max(0, video.currentTime - step)),
    ArrowRight: () => (video.currentTime = Math.min(video.duration || 0, video.currentTime + step)),
    KeyF: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
    KeyC: () => {
      for (const track of video.textTracks) {
        track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
      }
    },
    ...(event.shiftKey && {
      Comma: () => choose(speeds[at - 1] ?? video.playbackRate),
      Period: () => choose(speeds[at + 1] ?? video.playbackRate),
    }),
  };
  if (!Object.hasOwn(does, event.code)) return;
  event.preventDefault();
  event.stopPropagation();
  does[event.code]?.();
}

const toggle = (video: HTMLVideoElement) =>
  video.paused ? void video.play().catch(() => undefined) : video.pause();

const Shown = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
});

const Choices = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    '& label': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      color: 'muted',
      fontSize: 'sm',
    },
    '& select': {
      h: '32px',
      px: '2',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'md',
      bg: 'surface',
      color: 'ink',
    },
  },
});
