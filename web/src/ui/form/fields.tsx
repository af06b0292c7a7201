// Form fields by name: text, long text, password, checkbox, switch.
import { useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../text/Button.tsx';
import { Spinner } from '../charts/Progress.tsx';
import { Checkbox, Switch } from '../layout/Toggles.tsx';
import {
  boxRecipe,
  FieldFrame,
  FieldNote,
  Input,
  InputBox,
  Inside,
  type FrameProps,
} from './frame.tsx';
import { textDisplay, booleanDisplay } from './context.ts';
import { useField, type FieldRules } from './useField.ts';

type Shared = FrameProps & FieldRules<string> & { name: string };

type NativeInput = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'disabled' | 'inputMode' | 'placeholder' | 'readOnly'
> & {
  /** Focuses the field when its dialog or page opens. */
  initialFocus?: boolean;
};

export type TextFieldProps = Shared &
  NativeInput & {
    type?: 'text' | 'email' | 'tel' | 'url';
    /** Inside the box on the right, for example a unit. */
    suffix?: ReactNode;
  };

export function TextField({
  name,
  label,
  hint,
  required,
  rules,
  check,
  suffix,
  type = 'text',
  initialFocus,
  ...native
}: TextFieldProps) {
  const { field, error, isChecking, isUnchecked } = useField<string>(name, {
    required,
    rules,
    check,
    words: textDisplay(label),
  });
  return (
    <FieldFrame
      label={label}
      hint={isUnchecked ? unchecked : hint}
      required={required}
      error={error}
    >
      {(control) => (
        <InputBox>
          <Input
            {...native}
            {...control}
            {...field}
            type={type}
            {...(initialFocus && startsSelected)}
            aria-busy={isChecking || undefined}
          />
          {(isChecking || suffix) && (
            <Inside>{isChecking ? <Spinner label="Проверка" /> : suffix}</Inside>
          )}
        </InputBox>
      )}
    </FieldFrame>
  );
}

const unchecked = 'Проверить сейчас не удалось: проверим при сохранении';

/** Selects a suggested name, so that typing replaces it. */
const startsSelected = {
  autoFocus: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
};

const startsHere = { autoFocus: true };

/** Hides secrets in the conflict dialog. */
const secretly = (text: string): string => (text === '' ? 'пусто' : '••••••••');

export type PasswordFieldProps = Shared &
  Pick<NativeInput, 'disabled' | 'initialFocus'> & {
    /** For the browser's password manager. */
    autoComplete?: 'current-password' | 'new-password';
  };

export function PasswordField({
  name,
  label,
  hint,
  required,
  rules,
  check,
  autoComplete = 'current-password',
  initialFocus,
  ...native
}: PasswordFieldProps) {
  const { field, error } = useField<string>(name, {
    required,
    rules,
    check,
    words: { label, show: secretly },
  });
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <InputBox>
          <Input
            {...native}
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            {...(initialFocus && startsHere)}
            pr="10"
          />
          <Inside tight>
            <IconButton
              size="sm"
              label={shown ? 'Скрыть пароль' : 'Показать пароль'}
              icon={shown ? <EyeOff /> : <Eye />}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          </Inside>
        </InputBox>
      )}
    </FieldFrame>
  );
}

export type TextAreaProps = Shared & Pick<NativeInput, 'disabled' | 'placeholder'>;

export function TextArea({ name, label, hint, required, rules, check, ...native }: TextAreaProps) {
  const { field, error } = useField<string>(name, {
    required,
    rules,
    check,
    words: textDisplay(label),
  });
  return (
    <FieldFrame label={label} hint={hint} required={required} error={error}>
      {(control) => <LongInput {...native} {...control} {...field} />}
    </FieldFrame>
  );
}

export type ToggleFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
  required?: boolean;
};

export function CheckboxField({ name, label, hint, required, disabled }: ToggleFieldProps) {
  const { field, error } = useField<boolean>(name, { required, words: booleanDisplay(label) });
  const { value, ...rest } = field;
  return (
    <div>
      <Checkbox
        {...rest}
        checked={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
      >
        {label}
      </Checkbox>
      {(error ?? hint) && <FieldNote id={`${name}-note`} error={error} hint={hint} />}
    </div>
  );
}

export function SwitchField({ name, label, hint, disabled }: ToggleFieldProps) {
  const { field, error } = useField<boolean>(name, { words: booleanDisplay(label) });
  const { value, ...rest } = field;
  return (
    <div>
      <Switch {...rest} checked={value} disabled={disabled} spread>
        {label}
      </Switch>
      <div aria-live="polite">
        {(error ?? hint) && <FieldNote id={`${name}-note`} error={error} hint={hint} />}
      </div>
    </div>
  );
}

/** A plain text area that grows with its content, between the specification's heights. */
export const LongInput = chakra('textarea', {
  base: {
    ...boxRecipe.base,
    display: 'block',
    h: 'auto',
    py: '2',
    minH: '157px',
    maxH: '400px',
    lineHeight: '20px',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});
