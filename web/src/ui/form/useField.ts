// A form field's value and error message.
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
import { useFieldOnScreen, type FieldDisplay } from './context.ts';

/** Milliseconds after the last key before the server check. */
const checkDelay = 300;

/** The validation props of a field component. */
export type FieldRules<Value> = {
  /** Marks the label and adds the rule «Обязательное поле» first. */
  required?: boolean | undefined;
  rules?: readonly Rule<Value>[] | undefined;
  /** Runs after all rules pass; no message is shown meanwhile. */
  check?: ServerCheck | undefined;
};

export type FieldHandle<Value> = {
  field: Omit<ControllerRenderProps, 'value'> & { value: Value };
  /** The message of the first failing rule, after the first change or submit. */
  error: string | null;
  isChecking: boolean;
  /** The server check failed to run; the server validates on submit. */
  isUnchecked: boolean;
};

export function useField<Value>(
  name: string,
  {
    required = false,
    rules = [],
    check,
    words,
  }: FieldRules<Value> & { words: FieldDisplay<NoInfer<Value>> },
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

/** The value of another field. */
export function useFieldValue<Value>(name: string): Value {
  const { control } = useFormContext();
  return useWatch({ control, name }) as Value;
}

/** Runs a server check per value: a newer value aborts it, a repeated value reuses the result. */
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
        // A failed check doesn't block submitting, where the server validates anyway, and isn't cached.
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
