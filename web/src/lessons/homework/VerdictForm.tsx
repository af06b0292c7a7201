// The form under a submission: accept with points, return with a reason, or comment. Its draft is retained while other
// submissions are open.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  chakra,
  Flex,
  Form,
  numberOf,
  Segmented,
  SubmitButton,
  Text,
  TextArea,
  TextField,
  useForm,
  useShortcutGroup,
  wholeNumber,
  type ShortcutGroup,
} from '../../ui/index.ts';
import { MessageFilesField, type SentFile } from '../../kit/uploads/MessageFilesField.tsx';
import { plainHtml } from '../../kit/files/plainHtml.ts';
import { useDecisions, type Verdict } from './useDecisions.ts';
import { useMessageDraft } from '../../kit/drafts/useMessageDraft.ts';
import { useKeys, useSubmitShortcut } from '../../kit/pages/useKeys.ts';
import { boundsOf } from './workStates.ts';

export interface WorkToCheck {
  id: string;
  minPoints: number;
  maxPoints: number | null | undefined;
  lastMessageId: number;
  isAccepted: boolean;
  /** The learner's name. */
  name: string;
}

interface Values {
  verdict: Verdict;
  points: string;
  text: string;
  files: readonly SentFile[];
}

export function VerdictForm({
  work,
  companyId,
  onDecided,
  onStale,
}: {
  work: WorkToCheck;
  companyId: string;
  /** Called when the submission is accepted or returned. */
  onDecided: () => void;
  /** The thread has new messages. */
  onStale: () => void;
}) {
  const { id, minPoints, maxPoints, lastMessageId } = work;
  const decide = useDecisions();
  const fresh: Values = {
    verdict: 'accept',
    points: maxPoints == null ? '' : String(maxPoints),
    text: '',
    files: [],
  };
  const form = useForm<Values>({ defaultValues: fresh });
  useMessageDraft(`homework ${id}`, form);
  const element = useRef<HTMLDivElement>(null);
  const verdict = form.watch('verdict');
  /** Renders the field synchronously and focuses it, so that the next key goes to it. */
  const choose = (chosen: Verdict, points?: string) => {
    flushSync(() => {
      form.setValue('verdict', chosen, { shouldDirty: true });
      if (points !== undefined) form.setValue('points', points, { shouldDirty: true });
    });
    form.clearErrors();
    const name = chosen === 'accept' ? 'points' : 'text';
    const input = element.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    input?.focus();
    if (name === 'points' && points === undefined) input?.select();
  };
  useShortcutGroup(verdictKeys);
  useSubmitShortcut(element);
  useKeys({
    KeyA: () => choose('accept'),
    KeyR: () => choose('return'),
    KeyC: () => choose('comment'),
    ...Object.fromEntries(
      [...'0123456789'].flatMap((digit) => [
        [`Digit${digit}`, () => choose('accept', digit)],
        [`Numpad${digit}`, () => choose('accept', digit)],
      ]),
    ),
  });

  const send = async ({ points, text, files: attached }: Values) => {
    const html = plainHtml(text);
    if (verdict === 'return' && html === '') {
      return [{ field: 'text', message: 'Напишите, что исправить' }];
    }
    if (verdict === 'comment' && html === '' && attached.length === 0) {
      return [{ field: 'text', message: 'Напишите текст или приложите файл' }];
    }
    const errors = await decide({
      id,
      name: work.name,
      verdict,
      points: numberOf(points) ?? 0,
      text: html,
      fileIds: attached.map((file) => file.id),
      seenMessageId: lastMessageId,
    });
    if (errors.some(({ code }) => code?.toLowerCase() === 'newer')) onStale();
    if (errors.length > 0) return errors;
    setTimeout(() => {
      form.reset(fresh);
      if (verdict !== 'comment') onDecided();
    });
    return [];
  };

  return (
    <div ref={element}>
      <Form form={form} onSubmit={send}>
        <Flex direction="column" gap="3">
          <Segmented
            label="Решение"
            options={verdicts}
            value={verdict}
            onChange={(chosen) => choose(chosen)}
          />
          {verdict === 'accept' && (
            <chakra.div maxW="260px">
              <TextField
                name="points"
                label={work.isAccepted ? 'Новые баллы' : 'Баллы'}
                inputMode="numeric"
                autoComplete="off"
                required
                rules={[wholeNumber(minPoints, maxPoints ?? 1000)]}
                suffix={
                  <Text as="span" size="sm" tone="muted">
                    {boundsOf(minPoints, maxPoints)}
                  </Text>
                }
              />
            </chakra.div>
          )}
          <TextArea name="text" label={textLabels[verdict]} />
          <MessageFilesField
            name="files"
            place={`homework ${id}`}
            to={`/media/homeworks/${companyId}`}
          />
          <Flex align="center" gap="3" wrap="wrap">
            <SubmitButton>{buttonLabels[verdict]}</SubmitButton>
            <Text size="xs" tone="muted">
              Ctrl + Enter отправляет из текста
            </Text>
          </Flex>
        </Flex>
      </Form>
    </div>
  );
}

const verdicts = [
  { value: 'accept', label: 'Принять' },
  { value: 'return', label: 'Вернуть' },
  { value: 'comment', label: 'Ответить' },
] as const satisfies readonly { value: Verdict; label: string }[];

const textLabels: Record<Verdict, string> = {
  accept: 'Комментарий к оценке',
  return: 'Что исправить',
  comment: 'Комментарий',
};

const buttonLabels: Record<Verdict, string> = {
  accept: 'Принять работу',
  return: 'Вернуть на доработку',
  comment: 'Отправить комментарий',
};

const verdictKeys: ShortcutGroup = {
  title: 'Проверка',
  shortcuts: [
    { keys: ['0', '…', '9'], text: 'Поставить баллы' },
    { keys: ['A'], text: 'Принять' },
    { keys: ['R'], text: 'Вернуть на доработку' },
    { keys: ['C'], text: 'Ответить в переписке' },
    { keys: ['Ctrl', 'Enter'], text: 'Отправить решение' },
  ],
};
