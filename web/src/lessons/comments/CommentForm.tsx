// Where a comment is typed. What is not sent yet stays in this browser, through reloads and without a connection.
import { useEffect, useRef } from 'react';
import type { UserError } from '../../kit/answer.ts';
import {
  Button,
  chakra,
  Flex,
  Form,
  Stack,
  SubmitButton,
  TextArea,
  useForm,
} from '../../ui/index.ts';
import { useKeptMessage } from '../../kit/drafts/useKeptMessage.ts';
import { useSendingKey } from '../../kit/useKeys.ts';

export function CommentForm({
  draft,
  label,
  button,
  text = '',
  begins = false,
  send,
  onCancel,
}: {
  /** The name under which it is kept. */
  draft: string;
  label: string;
  button: string;
  /** Of a change: what stood there before. */
  text?: string;
  /** It begins a discussion, and so with a letter or digit. */
  begins?: boolean;
  send: (text: string) => Promise<readonly UserError[]>;
  /** Of what opens at a button. */
  onCancel?: () => void;
}) {
  const form = useForm({ defaultValues: { text } });
  useKeptMessage(`comment ${draft}`, form);
  const element = useRef<HTMLDivElement>(null);
  useSendingKey(element);
  const opens = onCancel !== undefined;
  useEffect(() => {
    if (opens) element.current?.querySelector('textarea')?.focus();
  }, [opens]);
  const submit = async (typed: { text: string }) => {
    const said = typed.text.trim();
    if (said === '') return [{ field: 'text', message: 'Напишите комментарий' }];
    if (begins && !/^[\p{L}\p{N}]/u.test(said)) {
      return [{ field: 'text', message: 'Начните комментарий с буквы или цифры' }];
    }
    // A browser that knows it has no network asks for nothing.
    const errors = navigator.onLine ? await send(said) : [keptOffline];
    if (errors.length === 0) setTimeout(() => form.reset({ text }));
    return errors.map((error) => (error.code === 'OFFLINE' ? keptOffline : error));
  };
  return (
    <FewLines ref={element}>
      <Form form={form} onSubmit={submit}>
        <Stack gap="3">
          <TextArea name="text" label={label} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton>{button}</SubmitButton>
            {onCancel && (
              <Button
                onClick={() => {
                  form.reset({ text });
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

/** It grows with what is typed. */
const FewLines = chakra('div', { base: { '& textarea': { minH: '20' } } });

const keptOffline: UserError = {
  field: 'text',
  message: 'Нет сети. Текст сохранён в этом браузере: отправьте его, когда связь появится',
};
