// The form of a comment. Unsent text is stored in this browser, so it survives reloads and works offline.
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
import type { UserError } from '../network/mutationResult.ts';
import { useMessageDraft } from '../drafts/useMessageDraft.ts';
import { isOnline } from '../network/online.ts';
import type { SentFile } from '../uploads/MessageFilesField.tsx';
import { useSubmitShortcut } from '../pages/useKeys.ts';

/** The values of a comment: its text and, where supported, files, visibility and mentions. */
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
  /** The name under which the draft is stored. */
  draft: string;
  label: string;
  button: string;
  /** When a comment is edited: its previous text. */
  text?: string;
  /** The default visibility. */
  isPublic?: boolean;
  /** Starts a discussion; its text must begin with a letter or digit. */
  begins?: boolean;
  /** May consist of files only. */
  takesFiles?: boolean;
  /** The edited comment already has files. */
  mayBeEmpty?: boolean;
  /** The inputs beside the text: `files`, `isPublic` and `mentions`. */
  fields?: ReactNode;
  send: (text: string, values: CommentValues) => Promise<readonly UserError[]>;
  /** For a form that opens by a button. */
  onCancel?: () => void;
}) {
  const fresh: CommentValues = { text, files: [], isPublic, mentions: [] };
  const form = useForm({ defaultValues: fresh });
  useMessageDraft(placeOfComment(draft), form);
  const element = useRef<HTMLDivElement>(null);
  useSubmitShortcut(element);
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
    // Nothing is sent while the browser reports that it is offline.
    const errors = isOnline() ? await send(said, typed) : [offlineError];
    if (errors.length === 0) setTimeout(() => form.reset(fresh));
    return errors.map((error) => (error.code === 'OFFLINE' ? offlineError : error));
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

/** The key of the draft and of its uploads. */
export const placeOfComment = (draft: string): string => `comment ${draft}`;

/** Grows with its content. */
const FewLines = chakra('div', { base: { '& textarea': { minH: '20' } } });

const offlineError: UserError = {
  field: 'text',
  message: 'Нет сети. Текст сохранён в этом браузере: отправьте его, когда связь появится',
};
