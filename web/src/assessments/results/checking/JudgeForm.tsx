// The judging form of an answer: points in total or by criterion, and a comment. A draft is stored in the browser until
// it is sent.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessageDraft } from '../../../kit/drafts/useMessageDraft.ts';
import { useKeys, useSubmitShortcut } from '../../../kit/pages/useKeys.ts';
import type { UserError } from '../../../kit/network/mutationResult.ts';
import {
  Button,
  chakra,
  countOf,
  Flex,
  Form,
  formatNumber,
  maxLengthOrEmpty,
  SubmitButton,
  SwitchField,
  Text,
  TextArea,
  TextField,
  useForm,
} from '../../../ui/index.ts';
import {
  judgementInput,
  pointsUpTo,
  valuesOf,
  type JudgedQuestion,
  type JudgementValues,
  type SavedJudgement,
} from './judgement.ts';
import type { Judgement } from './useJudging.ts';

export function JudgeForm({
  draft,
  question,
  made,
  hasKeys,
  onJudge,
  onJudged,
  onStale,
  onCancel,
}: {
  /** Key of the draft. */
  draft: string;
  question: JudgedQuestion;
  /** The current judgement; null before the first one. */
  made: SavedJudgement | null;
  /** Digits pressed anywhere on the page are typed into this form. */
  hasKeys: boolean;
  onJudge: (judgement: Judgement) => Promise<readonly UserError[]>;
  onJudged: () => void;
  /** Another teacher has judged the answer meanwhile. */
  onStale: () => void;
  /** Omitted when the form can't be closed without judging. */
  onCancel?: (() => void) | undefined;
}) {
  const { criteria, isYesNo, maxPoints } = question;
  const form = useForm<JudgementValues>({ defaultValues: valuesOf(question, made) });
  const forget = useMessageDraft(draft, form);
  const element = useRef<HTMLDivElement>(null);
  /**
   * Focuses the first input without points synchronously, so that the next digit goes to it as well.
   */
  const type = (digit: string) => {
    const { marks } = form.getValues();
    if (!hasKeys || isYesNo) return false;
    const empty = Math.max(
      0,
      marks.findIndex(({ points }) => points.trim() === ''),
    );
    const name = criteria.length === 0 ? 'points' : (`marks.${empty}.points` as const);
    flushSync(() => form.setValue(name, digit, { shouldDirty: true, shouldValidate: true }));
    element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
    return true;
  };
  useSubmitShortcut(element);
  useKeys(
    Object.fromEntries(
      digits.flatMap((digit) => [
        [`Digit${digit}`, () => type(digit)],
        [`Numpad${digit}`, () => type(digit)],
      ]),
    ),
  );

  const send = async (values: JudgementValues) => {
    const errors = await onJudge(judgementInput(question, values));
    if (errors.some(({ code }) => code?.toLowerCase() === 'newer')) onStale();
    if (errors.length > 0) return errors;
    forget();
    setTimeout(onJudged);
    return [];
  };

  return (
    <div ref={element}>
      <Form form={form} onSubmit={send}>
        <Flex direction="column" gap="3">
          {criteria.length === 0 && (
            <chakra.div maxW="260px">
              <PointsField name="points" label="Баллы" most={maxPoints} />
            </chakra.div>
          )}
          {criteria.map(({ databaseId, name, maxPoints: most }, index) =>
            isYesNo ? (
              <SwitchField
                key={databaseId}
                name={`marks.${index}.isGiven`}
                label={`${name}: ${countOf(most, ['балл', 'балла', 'баллов'])}`}
              />
            ) : (
              <PointsField
                key={databaseId}
                name={`marks.${index}.points`}
                label={name}
                most={most}
              />
            ),
          )}
          <TextArea name="comment" label="Комментарий" rules={[maxLengthOrEmpty(5000)]} />
          <Flex align="center" gap="3" wrap="wrap">
            <SubmitButton>Сохранить оценку</SubmitButton>
            {onCancel && (
              <Button
                variant="ghost"
                onClick={() => {
                  forget();
                  onCancel();
                }}
              >
                Отмена
              </Button>
            )}
            <Text size="xs" tone="muted">
              Ctrl + Enter сохраняет
            </Text>
          </Flex>
        </Flex>
      </Form>
    </div>
  );
}

const PointsField = ({ name, label, most }: { name: string; label: string; most: number }) => (
  <TextField
    name={name}
    label={label}
    inputMode="decimal"
    autoComplete="off"
    required
    rules={[pointsUpTo(most)]}
    suffix={
      <Text as="span" size="sm" tone="muted">
        от 0 до {formatNumber(most)}
      </Text>
    }
  />
);

const digits = [...'0123456789'];
