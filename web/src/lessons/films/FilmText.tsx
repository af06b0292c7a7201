// The transcript of a video for staff: its state, and a button that requests it.
import { Suspense, useState } from 'react';
import { FileText } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { SpendingToday } from '../../company/index.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import { Button, chakra, Flex, Text } from '../../ui/index.ts';
import type { FilmTextMutation } from '../../__generated__/FilmTextMutation.graphql.ts';
import type { FilmText_film$key } from '../../__generated__/FilmText_film.graphql.ts';

export function FilmText({
  film: key,
  companyId,
  courseId,
  lessonId,
}: {
  film: FilmText_film$key;
  companyId: string;
  courseId: string;
  lessonId: string;
}) {
  const { databaseId, address, transcript } = useFragment<FilmText_film$key>(
    graphql`
      fragment FilmText_film on LessonVideo @throwOnFieldError {
        databaseId
        address
        transcript @catch(to: NULL) {
          status
          isAvailable @catch(to: NULL)
          error
          text
        }
      }
    `,
    key,
  );
  const freshen = useFreshPage();
  const [showsLimit, setShowsLimit] = useState(false);
  const [request, isRequesting] = useAction<FilmTextMutation>(
    graphql`
      mutation FilmTextMutation($input: OrderFilmTranscriptInput!) {
        orderFilmTranscript(input: $input) {
          job {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    freshen,
  );
  // Videos on other sites have no file to transcribe.
  if (address != null || transcript == null) return null;
  const { status, error, text, isAvailable } = transcript;
  const isWaiting = status === 'QUEUED' || status === 'RUNNING';
  const mayRequest = !isWaiting && isAvailable !== false;
  return (
    <Part>
      <Flex align="center" gap="3" wrap="wrap">
        <Text fontWeight="medium">Текст видео</Text>
        {isWaiting && <Text tone="muted">Готовим: задача идёт, страницу можно закрыть</Text>}
        {isAvailable === false && (
          <Text tone="muted">
            Распознавание речи пока не подключено: его включает администратор сервера
          </Text>
        )}
        {mayRequest && (
          <Button
            size="sm"
            icon={<FileText size={16} aria-hidden />}
            disabled={isRequesting}
            onClick={() =>
              void request({
                variables: { input: { courseId, lessonId, blockId: databaseId } },
                done: ({ orderFilmTranscript: { job } }) => {
                  if (job) followJob({ id: job.id, companyId });
                  return 'Готовим текст видео';
                },
              })
            }
          >
            {text == null ? 'Получить текст' : 'Получить заново'}
          </Button>
        )}
      </Flex>
      {mayRequest && (
        <details onToggle={({ currentTarget }) => setShowsLimit(currentTarget.open)}>
          <summary>Сколько можно сегодня</summary>
          {showsLimit && (
            <Suspense>
              <SpendingToday companyId={companyId} kind="SPEECH" />
            </Suspense>
          )}
        </details>
      )}
      {error != null && <Text tone="danger">{error}</Text>}
      {text != null && (
        <details>
          <summary>Показать текст</summary>
          <Text as="p" mt="2">
            {text}
          </Text>
        </details>
      )}
    </Part>
  );
}

const Part = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', mt: '4', overflowWrap: 'anywhere' },
});
