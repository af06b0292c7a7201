// The processing state of a video's stream for lesson editors, with a retry button.
import { RefreshCw } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { usePolling } from '../../kit/relay/usePolling.ts';
import { Button, Flex, Text } from '../../ui/index.ts';
import type { FilmStreamStateMutation } from '../../__generated__/FilmStreamStateMutation.graphql.ts';
import type { FilmStreamStateQuery } from '../../__generated__/FilmStreamStateQuery.graphql.ts';
import type {
  FilmStreamState_block$data,
  FilmStreamState_block$key,
} from '../../__generated__/FilmStreamState_block.graphql.ts';

export function FilmStreamState({
  block: key,
  courseId,
  lessonId,
  isReadOnly,
}: {
  block: FilmStreamState_block$key;
  courseId: string;
  lessonId: string;
  isReadOnly: boolean;
}) {
  const { id, stream } = useFragment<FilmStreamState_block$key>(
    graphql`
      fragment FilmStreamState_block on LessonBlock {
        id
        stream {
          status
          percent
          error
        }
      }
    `,
    key,
  );
  const [prepare, isSending] = useAction<FilmStreamStateMutation>(graphql`
    mutation FilmStreamStateMutation($input: PrepareFilmInput!) {
      prepareFilm(input: $input) {
        lessonBlock {
          ...FilmStreamState_block
        }
        ...userErrors_payload
      }
    }
  `);
  const isUnderWay = stream?.status === 'WAITING' || stream?.status === 'RUNNING';
  usePolling<FilmStreamStateQuery>(
    graphql`
      query FilmStreamStateQuery($id: ID!) {
        node(id: $id) {
          ...FilmStreamState_block @alias(as: "block")
        }
      }
    `,
    isUnderWay ? { id } : null,
  );
  if (!stream) return null;
  const mayRepeat = !isReadOnly && (stream.status === 'READY' || stream.status === 'FAILED');
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text size="sm" tone={stream.status === 'FAILED' ? 'danger' : 'muted'} aria-live="polite">
        {wordsOf(stream)}
      </Text>
      {mayRepeat && (
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw size={16} aria-hidden />}
          disabled={isSending}
          onClick={() =>
            void prepare({ variables: { input: { courseId, lessonId, blockId: id } } })
          }
        >
          Подготовить заново
        </Button>
      )}
    </Flex>
  );
}

function wordsOf({
  status,
  percent,
  error,
}: NonNullable<FilmStreamState_block$data['stream']>): string {
  switch (status) {
    case 'WAITING':
      return 'Качество на выбор: видео ждёт очереди на подготовку';
    case 'RUNNING':
      return `Качество на выбор: готово ${percent} %`;
    case 'READY':
      return 'Качество на выбор готово';
    case 'FAILED':
      return `Качества на выбор не будет. ${error ?? 'Видео не удалось подготовить'}`;
    default:
      return 'Видео показывается как есть: на сервере нет ffmpeg, который готовит качество на выбор';
  }
}
