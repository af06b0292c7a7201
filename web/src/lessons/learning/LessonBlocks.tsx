// The blocks of a lesson for its learner; required blocks are completed when their end has been on the screen.
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { chakra, lazyPart, LoadingState, Stack } from '../../ui/index.ts';
import { BlockView } from '../blocks/BlockView.tsx';
import type { FilmProgress } from '../films/watchFilm.ts';
import type { LessonBlocks_text$key } from '../../__generated__/LessonBlocks_text.graphql.ts';

/** Lazy: the player is loaded for lessons with videos only. */
const LearnerFilm = lazyPart(() => import('../films/LearnerFilm.tsx'), 'LearnerFilm');

const LessonTestCard = lazyPart(() => import('./LessonTestCard.tsx'), 'LessonTestCard');

/** Receives the progress of the lesson's videos; `onLeave` is used when the page is left. */
export interface FilmProgressHandlers {
  onProgress: (shown: FilmProgress) => void;
  onLeave: (shown: FilmProgress) => void;
}

export function LessonBlocks({
  text,
  done,
  onBlock,
  films,
}: {
  text: LessonBlocks_text$key;
  done: ReadonlySet<number>;
  onBlock?: (blockId: number) => void;
  films?: FilmProgressHandlers;
}) {
  const { blocks } = useFragment<LessonBlocks_text$key>(
    graphql`
      fragment LessonBlocks_text on LearnerLessonText {
        blocks {
          id
          databaseId
          type
          mustBeDone
          isDone
          ...BlockView_block
          ...LearnerFilm_block
          ...LessonTestCard_block
        }
      }
    `,
    text,
  );
  if (blocks.length === 0) return null;
  return (
    <Stack gap="6">
      {blocks.map((block) => {
        const { id, databaseId, type, mustBeDone, isDone } = block;
        const isTest = type === 'TEST';
        const waits = onBlock && mustBeDone && !isDone && !isTest && !done.has(databaseId);
        const film = films && type === 'VIDEO' && (
          <Suspense fallback={<LoadingState />}>
            <LearnerFilm block={block} {...films} />
          </Suspense>
        );
        const shown = isTest ? (
          <Suspense fallback={<LoadingState />}>
            <LessonTestCard block={block} />
          </Suspense>
        ) : (
          film
        );
        const view = <BlockView block={block} {...(shown && { shown })} />;
        return waits ? (
          <ReadToItsEnd key={id} onRead={() => onBlock(databaseId)}>
            {view}
          </ReadToItsEnd>
        ) : (
          <div key={id}>{view}</div>
        );
      })}
    </Stack>
  );
}

function ReadToItsEnd({ onRead, children }: { onRead: () => void; children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  useEffect(() => {
    const mark = end.current;
    if (mark === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      read.current();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      {children}
      <chakra.span ref={end} aria-hidden display="block" h="1px" />
    </div>
  );
}
