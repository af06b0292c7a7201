// One field of a form: its value, and the message that it shows.
import { useRef, useState } from 'react';
import {
  useController,
  useFormContext,
  useWatch,
  type ControllerRenderProps,
} from 'react-hook-form';
import {
  firstFailing,
  required as requiredRule,
  type Rule,
  type ServerCheck,
} from '../format/validators.ts';
import { useFieldOnScreen, type FieldWords } from './context.ts';

/** Milliseconds after the last key before the server is asked. */
const checkDelay = 300;

/** What a field's component takes of its caller. */
export type FieldRules<Value> = {
  /** Marks the label and adds the rule «Обязательное поле» before the others. */
  required?: boolean | undefined;
  rules?: readonly Rule<Value>[] | undefined;
  /** Runs when all rules are kept; while it runs the message is blank. */
  check?: ServerCheck | undefined;
};

export type FieldHandle<Value> = {
  field: Omit<ControllerRenderProps, 'value'> & { value: Value };
  /** The message of the first failing rule, once the field was changed or the form was sent. */
  error: string | null;
  isChecking: boolean;
  /** The server could not be asked: it looks when the form is sent. */
  isUnchecked: boolean;
};

export function useField<Value>(
  name: string,
  {
    required = false,
    rules = [],
    check,
    words,
  }: FieldRules<Value> & { words: FieldWords<NoInfer<Value>> },
): FieldHandle<Value> {
  const [pending, setPending] = useState(0);
  const { control } = useFormContext();
  useFieldOnScreen(control, name, words);
  const [uncheckedValue, setUnchecked] = useState<string | null>(null);
  const askServer = useServerCheck(check, setUnchecked);
  const all: readonly Rule<Value>[] = required ? [requiredRule(), ...rules] : rules;

  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value: Value) => {
        const message = firstFailing(all, value);
        if (message !== null) return message;
        if (!check || typeof value !== 'string' || value.trim() === '') return true;
        setPending((count) => count + 1);
        return askServer(value.trim())
          .then((answer) => answer ?? true)
          .finally(() => setPending((count) => count - 1));
      },
    },
  });

  return {
    field,
    error: pending > 0 ? null : (fieldState.error?.message ?? null),
    isChecking: pending > 0,
    isUnchecked: pending === 0 && uncheckedValue === String(field.value).trim(),
  };
}

/** What another field holds. */
export function useFieldValue<Value>(name: string): Value {
  const { control } = useFormContext();
  return useWatch({ control, name }) as Value;
}

/** Asks about a value once: a newer value cancels, the same value gets the same answer. */
function useServerCheck(check: ServerCheck | undefined, onFailed: (value: string) => void) {
  const last = useRef<{
    value: string;
    answer: Promise<string | null>;
    abort: AbortController;
  } | null>(null);
  return (value: string): Promise<string | null> => {
    if (!check) return Promise.resolve(null);
    if (last.current?.value === value) return last.current.answer;
    last.current?.abort.abort();
    const abort = new AbortController();
    const answer = pause(checkDelay, abort.signal)
      .then(() => (abort.signal.aborted ? null : check(value, abort.signal)))
      .catch(() => {
        // The server looks again when the form is sent; a check that failed must not stand in the way, nor be kept.
        if (last.current?.abort === abort) {
          last.current = null;
          onFailed(value);
        }
        return null;
      });
    last.current = { value, answer, abort };
    return answer;
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
