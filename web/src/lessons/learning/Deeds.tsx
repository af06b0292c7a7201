// The learner outbox as a React context: sends learners' actions one after the other, and shows a notice while there is
// no connection.
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { CloudOff } from 'lucide-react';
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { chakra, countOf, useAlerts } from '../../ui/index.ts';
import { useWatchFilm } from '../films/watchFilm.ts';
import { startSending, type SendResult } from './sending.ts';
import {
  unsentChanges,
  outboxStore,
  type UnsentChanges,
  type LearnerAction,
  type OutboxEntry,
} from './waiting.ts';
import type { DeedsBlockMutation } from '../../__generated__/DeedsBlockMutation.graphql.ts';
import type { DeedsBookmarkMutation } from '../../__generated__/DeedsBookmarkMutation.graphql.ts';
import type { DeedsFinishMutation } from '../../__generated__/DeedsFinishMutation.graphql.ts';
import type { DeedsNoteMutation } from '../../__generated__/DeedsNoteMutation.graphql.ts';
import type { DeedsUnfinishMutation } from '../../__generated__/DeedsUnfinishMutation.graphql.ts';
import type { DeedsVisitMutation } from '../../__generated__/DeedsVisitMutation.graphql.ts';

interface Deeds {
  all: readonly OutboxEntry[];
  add: (deed: LearnerAction & { courseId: string; lessonId: string }) => void;
}

const DeedsContext = createContext<Deeds>({ all: [], add: () => undefined });

/** The unsent state of a lesson and a function that adds actions for it. */
export function useLearnerOutbox(
  courseId: string,
  lessonId: string,
): { ahead: UnsentChanges; does: (deed: LearnerAction) => void } {
  const { all, add } = use(DeedsContext);
  return {
    ahead: useMemo(() => unsentChanges(all, lessonId), [all, lessonId]),
    does: useCallback((deed) => add({ ...deed, courseId, lessonId }), [add, courseId, lessonId]),
  };
}

export function DeedsProvider({ personId, children }: { personId: string; children: ReactNode }) {
  const waiting = useMemo(() => outboxStore(personId), [personId]);
  const all = useSyncExternalStore(waiting.subscribe, waiting.all, waiting.all);
  const [isOffline, setIsOffline] = useState(false);
  const alerts = useAlerts();
  const send = useSending();
  useEffect(
    () => startSending(waiting, { send, onOffline: setIsOffline, onRefused: alerts.error }),
    [waiting, send, alerts],
  );

  const value = useMemo(() => ({ all, add: waiting.add }), [all, waiting]);
  return (
    <DeedsContext value={value}>
      {isOffline && all.length > 0 && (
        <Notice>
          <CloudOff size={16} aria-hidden />
          Нет сети — сохраним, когда появится (
          {countOf(all.length, ['действие', 'действия', 'действий'])})
        </Notice>
      )}
      {children}
    </DeedsContext>
  );
}

/** The fields of a lesson that actions change, spread by the mutations. */
void graphql`
  fragment Deeds_lesson on LearnerLesson {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CourseContents_lesson
  }
`;

/** The learner's progress after an action. */
void graphql`
  fragment Deeds_course on LearnerCourse {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...CourseCard_course
    # eslint-disable-next-line relay/unused-fields
    content {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...CourseContents_content
    }
  }
`;

function useSending(): (deed: OutboxEntry) => Promise<SendResult> {
  const [visit] = useMutation<DeedsVisitMutation>(graphql`
    mutation DeedsVisitMutation($input: VisitLessonInput!) {
      visitLesson(input: $input) {
        lesson {
          ...Deeds_lesson
        }
        course {
          ...Deeds_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [finish] = useMutation<DeedsFinishMutation>(graphql`
    mutation DeedsFinishMutation($input: FinishLessonInput!) {
      finishLesson(input: $input) {
        lesson {
          ...Deeds_lesson
        }
        course {
          ...Deeds_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [unfinish] = useMutation<DeedsUnfinishMutation>(graphql`
    mutation DeedsUnfinishMutation($input: UnfinishLessonInput!) {
      unfinishLesson(input: $input) {
        lesson {
          ...Deeds_lesson
        }
        course {
          ...Deeds_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [block] = useMutation<DeedsBlockMutation>(graphql`
    mutation DeedsBlockMutation($input: FinishLessonBlockInput!) {
      finishLessonBlock(input: $input) {
        lesson {
          ...Deeds_lesson
        }
        course {
          ...Deeds_course
        }
        ...userErrors_payload
      }
    }
  `);
  const [bookmark] = useMutation<DeedsBookmarkMutation>(graphql`
    mutation DeedsBookmarkMutation($input: BookmarkLessonInput!) {
      bookmarkLesson(input: $input) {
        lesson {
          ...Deeds_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [note] = useMutation<DeedsNoteMutation>(graphql`
    mutation DeedsNoteMutation($input: SaveLessonNoteInput!) {
      saveLessonNote(input: $input) {
        lesson {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...LessonNote_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const watch = useWatchFilm();
  return useCallback(
    (deed) => {
      const { courseId, lessonId } = deed;
      const place = { courseId, lessonId };
      switch (deed.kind) {
        case 'visit':
          return visit({ variables: { input: place } });
        case 'finish':
          return finish({ variables: { input: place } });
        case 'unfinish':
          return unfinish({ variables: { input: place } });
        case 'block':
          return block({ variables: { input: { ...place, blockId: deed.blockId } } });
        case 'bookmark':
          return bookmark({ variables: { input: { ...place, isBookmarked: deed.isBookmarked } } });
        case 'note':
          return note({ variables: { input: { ...place, text: deed.text } } });
        case 'watch':
          return watch(place, deed);
      }
    },
    [visit, finish, unfinish, block, bookmark, note, watch],
  );
}

const Notice = chakra('output', {
  base: {
    position: 'sticky',
    top: '56px',
    zIndex: 'header',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    m: '0',
    px: '4',
    py: '2',
    bg: 'warningSoft',
    color: 'warning',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'center',
  },
});
