// The homework of a lesson on its learner's page: tasks, submissions, comments and the submission form.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Badge,
  Card,
  Flex,
  Form,
  formatDateTime,
  Stack,
  SubmitButton,
  Text,
  TextArea,
  useAlerts,
  useForm,
  type UserError,
} from '../../ui/index.ts';
import { MessageFilesField, type SentFile } from '../../kit/uploads/MessageFilesField.tsx';
import { plainHtml } from '../../kit/files/plainHtml.ts';
import { useMessageDraft } from '../../kit/drafts/useMessageDraft.ts';
import { boundsOf, pointsOf, statusLabels, statusTones } from './workStates.ts';
import { WorkThread } from './WorkThread.tsx';
import type { LearnerHomeworkCommentMutation } from '../../__generated__/LearnerHomeworkCommentMutation.graphql.ts';
import type {
  LearnerHomeworkSendMutation,
  SendHomeworkInput,
} from '../../__generated__/LearnerHomeworkSendMutation.graphql.ts';
import type {
  LearnerHomework_lesson$data,
  LearnerHomework_lesson$key,
} from '../../__generated__/LearnerHomework_lesson.graphql.ts';

type Task = NonNullable<LearnerHomework_lesson$data['homework']>[number];

/** The lesson that homework is submitted to. */
interface Place {
  courseId: string;
  lessonId: string;
}

export function LearnerHomework({
  lesson: key,
  courseId,
}: Omit<Place, 'lessonId'> & { lesson: LearnerHomework_lesson$key }) {
  const { id, homework } = useFragment<LearnerHomework_lesson$key>(
    graphql`
      fragment LearnerHomework_lesson on LearnerLesson {
        id
        homework {
          blockId
          title
          minPoints
          maxPoints
          forbidDatetime
          refusal {
            message
          }
          work {
            status
            points
            messages {
              ...WorkThread_messages
            }
          }
        }
      }
    `,
    key,
  );
  if (!homework || homework.length === 0) return null;
  return (
    <Stack gap="4" mt="6">
      {homework.map((task) => (
        <TaskCard key={task.blockId ?? 0} task={task} place={{ courseId, lessonId: id }} />
      ))}
    </Stack>
  );
}

function TaskCard({ task, place }: { task: Task; place: Place }) {
  const { title, work, refusal, forbidDatetime } = task;
  return (
    <Card
      title={title === null || title === undefined ? 'Ваша работа' : `Ваша работа: ${title}`}
      actions={
        work && (
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <Badge tone={statusTones[work.status]}>{statusLabels[work.status]}</Badge>
            {work.points != null && <Badge tone="success">{pointsOf(work.points)}</Badge>}
          </Flex>
        )
      }
    >
      <Stack gap="4">
        {!work && (
          <Text size="sm" tone="muted">
            За задание ставят {boundsOf(task.minPoints, task.maxPoints)} баллов.
            {forbidDatetime && ` Сдать нужно до ${formatDateTime(forbidDatetime)}.`}
          </Text>
        )}
        {work && <WorkThread messages={work.messages} />}
        {refusal && work?.status !== 'ACCEPTED' && (
          <Text as="output" size="sm" tone="muted">
            {refusal.message}.
          </Text>
        )}
        {refusal === null || refusal === undefined ? (
          <Answer key="answer" task={task} place={place} />
        ) : (
          work && <Comment key="comment" task={task} place={place} />
        )}
      </Stack>
    </Card>
  );
}

/** A first or a repeated submission. */
function Answer({ task, place }: { task: Task; place: Place }) {
  const alerts = useAlerts();
  const [send] = useMutation<LearnerHomeworkSendMutation>(graphql`
    mutation LearnerHomeworkSendMutation($input: SendHomeworkInput!) {
      sendHomework(input: $input) {
        lesson {
          ...LearnerHomework_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const isAgain = task.work != null;
  return (
    <Message
      {...{ task, place }}
      name="answer"
      label={isAgain ? 'Новый ответ' : 'Ответ'}
      button={isAgain ? 'Сдать ещё раз' : 'Сдать задание'}
      send={async (input) => {
        const { userErrors } = await send({ variables: { input } });
        if (userErrors.length === 0) alerts.success('Работа отправлена на проверку');
        return userErrors;
      }}
    />
  );
}

/** A comment on a submission. */
function Comment({ task, place }: { task: Task; place: Place }) {
  const [comment] = useMutation<LearnerHomeworkCommentMutation>(graphql`
    mutation LearnerHomeworkCommentMutation($input: CommentHomeworkInput!) {
      commentHomework(input: $input) {
        lesson {
          ...LearnerHomework_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <Message
      {...{ task, place }}
      name="comment"
      label="Комментарий"
      button="Отправить комментарий"
      send={async (input) => (await comment({ variables: { input } })).userErrors}
    />
  );
}

/** A message form with a draft stored in the browser until it is sent. */
function Message({
  task: { blockId },
  place: { courseId, lessonId },
  name,
  label,
  button,
  send,
}: {
  task: Task;
  place: Place;
  /** Key of the draft. */
  name: string;
  label: string;
  button: string;
  send: (input: SendHomeworkInput) => Promise<readonly UserError[]>;
}) {
  const form = useForm<Values>({ defaultValues: nothing });
  const place = `homework ${name} ${lessonId} ${blockId ?? ''}`;
  useMessageDraft(place, form);
  const submit = async ({ text, files: attached }: Values) => {
    const html = plainHtml(text);
    if (html === '' && attached.length === 0) {
      return [{ field: 'text', message: 'Напишите текст или приложите файл' }];
    }
    const errors = await send({
      courseId,
      lessonId,
      blockId: blockId ?? null,
      text: html,
      fileIds: attached.map(({ id }) => id),
    });
    if (errors.length === 0) setTimeout(() => form.reset(nothing));
    return errors;
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap="3">
        <TextArea name="text" label={label} />
        <MessageFilesField name="files" place={place} to={`/media/learning_homework/${lessonId}`} />
        <Flex>
          <SubmitButton>{button}</SubmitButton>
        </Flex>
      </Stack>
    </Form>
  );
}

interface Values {
  text: string;
  files: readonly SentFile[];
}

const nothing: Values = { text: '', files: [] };
