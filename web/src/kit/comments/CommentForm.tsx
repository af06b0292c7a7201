// Where a comment is typed. What is not sent yet stays in this browser, through reloads and without a connection.
import { useEffect, useRef, type ReactNode } from 'react';
import {
  Button,
  chakra,
  Flex,
  Form,
  Stack,
  SubmitButton,
  TextArea,
  useForm,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { UserError } from '../network/answer.ts';
import { useKeptMessage } from '../drafts/useKeptMessage.ts';
import { isOnline } from '../network/online.ts';
import type { SentFile } from '../uploads/MessageFilesField.tsx';
import { useSendingKey } from '../pages/useKeys.ts';

/** What a comment says, and, where that can be said, the files that come with it, who reads it and whom it mentions. */
export interface CommentValues {
  text: string;
  files: readonly SentFile[];
  isPublic: boolean;
  mentions: readonly ChosenRecord[];
}

export function CommentForm({
  draft,
  label,
  button,
  text = '',
  isPublic = false,
  begins = false,
  takesFiles = false,
  mayBeEmpty = false,
  fields,
  send,
  onCancel,
}: {
  /** The name under which it is kept. */
  draft: string;
  label: string;
  button: string;
  /** Of a change: what stood there before. */
  text?: string;
  /** Who reads it, unless something else is chosen. */
  isPublic?: boolean;
  /** It begins a discussion, and so with a letter or digit. */
  begins?: boolean;
  /** It may say nothing but files. */
  takesFiles?: boolean;
  /** Files came with it before. */
  mayBeEmpty?: boolean;
  /** Those beside its text: `files`, `isPublic` and `mentions`. */
  fields?: ReactNode;
  send: (text: string, values: CommentValues) => Promise<readonly UserError[]>;
  /** Of what opens at a button. */
  onCancel?: () => void;
}) {
  const fresh: CommentValues = { text, files: [], isPublic, mentions: [] };
  const form = useForm({ defaultValues: fresh });
  useKeptMessage(placeOfComment(draft), form);
  const element = useRef<HTMLDivElement>(null);
  useSendingKey(element);
  const opens = onCancel !== undefined;
  useEffect(() => {
    if (opens) element.current?.querySelector('textarea')?.focus();
  }, [opens]);
  const submit = async (typed: CommentValues) => {
    const said = typed.text.trim();
    if (said === '' && typed.files.length === 0 && !mayBeEmpty) {
      const orFile = takesFiles ? ' или приложите файл' : '';
      return [{ field: 'text', message: `Напишите комментарий${orFile}` }];
    }
    if (begins && said !== '' && !/^[\p{L}\p{N}]/u.test(said)) {
      return [{ field: 'text', message: 'Начните комментарий с буквы или цифры' }];
    }
    // A browser that knows it has no network asks for nothing.
    const errors = isOnline() ? await send(said, typed) : [keptOffline];
    if (errors.length === 0) setTimeout(() => form.reset(fresh));
    return errors.map((error) => (error.code === 'OFFLINE' ? keptOffline : error));
  };
  return (
    <FewLines ref={element}>
      <Form form={form} onSubmit={submit}>
        <Stack gap="3">
          <TextArea name="text" label={label} />
          {fields}
          <Flex gap="2" wrap="wrap">
            <SubmitButton>{button}</SubmitButton>
            {onCancel && (
              <Button
                onClick={() => {
                  form.reset(fresh);
                  onCancel();
                }}
              >
                Отмена
              </Button>
            )}
          </Flex>
        </Stack>
      </Form>
    </FewLines>
  );
}

/** Names what is typed there, and what is uploaded. */
export const placeOfComment = (draft: string): string => `comment ${draft}`;

/** It grows with what is typed. */
const FewLines = chakra('div', { base: { '& textarea': { minH: '20' } } });

const keptOffline: UserError = {
  field: 'text',
  message: 'Нет сети. Текст сохранён в этом браузере: отправьте его, когда связь появится',
};
