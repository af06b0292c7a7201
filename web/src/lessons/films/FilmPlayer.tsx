// A video player: the browser's own for uploaded videos, a frame for other sites. It reports what was watched through a
// callback.
import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { Button, chakra, Flex } from '../../ui/index.ts';
import type { Segment } from './captions.ts';
import { EmbeddedFilm } from './EmbeddedFilm.tsx';
import { UploadedFilm } from './UploadedFilm.tsx';
import { Transcript } from './Transcript.tsx';
import { timeWords } from './timeWords.ts';
import type { FilmFile } from './useFilmSource.ts';
import type { PlaybackEvents } from './usePlaybackReports.ts';

/** A new object for each jump, so that jumping to the same time again has an effect. */
export interface SeekRequest {
  /** Seconds from the start. */
  to: number;
}

export interface FilmPlayerProps {
  title: string;
  /** An uploaded file; null for a video on another site. */
  file: FilmFile | null;
  /** URL of the frame. */
  address: string | null;
  /** WebVTT; the transcript replaces missing captions. */
  captions: string | null;
  transcript: readonly Segment[];
  /** The last watched second; 0 for a new viewer. */
  resumeAt: number;
  events: PlaybackEvents;
}

/** Seconds: below this the player starts from the beginning without asking. */
const leastResumed = 5;

export function FilmPlayer({
  file,
  address,
  captions,
  transcript,
  resumeAt,
  ...film
}: FilmPlayerProps) {
  const [wasLeftAt] = useState(resumeAt);
  const [hasBegun, setHasBegun] = useState(false);
  const [leap, setLeap] = useState<SeekRequest | null>(null);
  const leapTo = (to: number) => setLeap({ to });
  const { events } = film;
  const begun: PlaybackEvents = {
    ...events,
    onPlay: (position, duration) => {
      if (!hasBegun) setHasBegun(true);
      events.onPlay(position, duration);
    },
  };
  const shared = { ...film, events: begun, leap };
  return (
    <Shown>
      {file && <UploadedFilm {...shared} file={file} captions={captions} transcript={transcript} />}
      {!file && address && <EmbeddedFilm {...shared} address={address} />}
      {!hasBegun && leap === null && wasLeftAt >= leastResumed && (
        <Flex>
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => leapTo(wasLeftAt)}>
            Продолжить с {timeWords(wasLeftAt)}
          </Button>
        </Flex>
      )}
      {transcript.length > 0 && <Transcript segments={transcript} onLeap={leapTo} />}
    </Shown>
  );
}

const Shown = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2.5' } });
