// Shows a film: of the school by the browser's own player, of other sites in their frames. It knows what it is given and
// tells what it shows; what becomes of that is not its business.
import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { Button, chakra, Flex } from '../../ui/index.ts';
import type { Segment } from './captions.ts';
import { FrameFilm } from './FrameFilm.tsx';
import { SchoolFilm } from './SchoolFilm.tsx';
import { Transcript } from './Transcript.tsx';
import { timeWords } from './timeWords.ts';
import type { FilmFile } from './useFilmSource.ts';
import type { Watching } from './useWatching.ts';

/** Another one each time: one may want to go to the same place again. */
export interface Leap {
  /** A second of the film. */
  to: number;
}

export interface FilmPlayerProps {
  title: string;
  /** Of the school; null of a film that is elsewhere. */
  file: FilmFile | null;
  /** Of the frame that shows it. */
  address: string | null;
  /** WebVTT; what is said stands in its place where there is none. */
  captions: string | null;
  said: readonly Segment[];
  /** The second at which the person was last; 0 when they were not. */
  resumeAt: number;
  watching: Watching;
}

/** Seconds: what is nearer to the beginning is not worth a question. */
const leastResumed = 5;

export function FilmPlayer({ file, address, captions, said, resumeAt, ...film }: FilmPlayerProps) {
  const [wasLeftAt] = useState(resumeAt);
  const [hasBegun, setHasBegun] = useState(false);
  const [leap, setLeap] = useState<Leap | null>(null);
  const leapTo = (to: number) => setLeap({ to });
  const { watching } = film;
  const begun: Watching = {
    ...watching,
    plays: (position, duration) => {
      if (!hasBegun) setHasBegun(true);
      watching.plays(position, duration);
    },
  };
  const shared = { ...film, watching: begun, leap };
  return (
    <Shown>
      {file && <SchoolFilm {...shared} file={file} captions={captions} said={said} />}
      {!file && address && <FrameFilm {...shared} address={address} />}
      {!hasBegun && leap === null && wasLeftAt >= leastResumed && (
        <Flex>
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={() => leapTo(wasLeftAt)}>
            Продолжить с {timeWords(wasLeftAt)}
          </Button>
        </Flex>
      )}
      {said.length > 0 && <Transcript segments={said} onLeap={leapTo} />}
    </Shown>
  );
}

const Shown = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2.5' } });
