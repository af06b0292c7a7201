// A learner's private note on a lesson; it saves automatically.
import { useEffect, useId, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Card, LongInput, onHide, Text } from '../../ui/index.ts';
import type { UnsentChanges, LearnerAction } from './outboxStore.ts';
import type { LessonNote_lesson$key } from '../../__generated__/LessonNote_lesson.graphql.ts';

/** Milliseconds without typing before it is saved. */
const pause = 800;

/** Characters, the server's limit. */
const longest = 20_000;

export function LessonNote({
  lesson,
  unsent,
  perform,
}: {
  lesson: LessonNote_lesson$key;
  unsent: UnsentChanges;
  perform: (action: LearnerAction) => void;
}) {
  const { text: serverText } = useFragment<LessonNote_lesson$key>(
    graphql`
      fragment LessonNote_lesson on LearnerLesson {
        text {
          note
        }
      }
    `,
    lesson,
  );
  const saved = unsent.note ?? serverText?.note ?? '';
  const [text, setText] = useState(saved);
  const hint = useId();
  const keep = useKeeping((note: string) => perform({ kind: 'note', text: note }));
  const isWaiting = unsent.note !== undefined || text !== saved;
  return (
    <Card title="Мои заметки">
      <LongInput
        aria-label="Заметки к уроку"
        aria-describedby={hint}
        value={text}
        maxLength={longest}
        placeholder="Видите только вы"
        onChange={({ target: { value } }) => {
          setText(value);
          keep.later(value);
        }}
        onBlur={keep.now}
      />
      <Text as="output" id={hint} display="block" size="sm" tone="muted" mt="2">
        {isWaiting ? 'Сохраняем…' : text === '' ? 'Сохраняются сами' : 'Сохранено'}
      </Text>
    </Card>
  );
}

/** Saves after a pause, at once on request, and when the page is left. */
function useKeeping(save: (text: string) => void): {
  later: (text: string) => void;
  now: () => void;
} {
  const latest = useRef(save);
  const waits = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    latest.current = save;
  });
  const [keeping] = useState(() => {
    const now = () => {
      if (waits.current === null) return;
      clearTimeout(waits.current.timer);
      latest.current(waits.current.text);
      waits.current = null;
    };
    const later = (text: string) => {
      if (waits.current) clearTimeout(waits.current.timer);
      waits.current = { text, timer: setTimeout(now, pause) };
    };
    return { later, now };
  });
  useEffect(() => {
    const end = onHide(keeping.now);
    return () => {
      end();
      keeping.now();
    };
  }, [keeping]);
  return keeping;
}
