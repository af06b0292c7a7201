// A colour as a form field: picked, or typed as `#1d5fd6`.
import { chakra } from '@chakra-ui/react';
import { FieldFrame, Input, InputBox, type FrameProps } from './frame.tsx';
import { textDisplay } from './context.ts';
import { pattern } from '../format/validators.ts';
import { useField } from './useField.ts';

export type ColourFieldProps = Pick<FrameProps, 'label' | 'hint'> & {
  name: string;
  disabled?: boolean;
};

const colour = /^#[\da-f]{6}$/i;

export function ColourField({ name, label, hint, disabled }: ColourFieldProps) {
  const { field, error } = useField<string>(name, {
    required: true,
    rules: [pattern(colour, 'Введите цвет в виде #336699')],
    words: textDisplay(label),
  });
  return (
    <FieldFrame label={label} hint={hint} required error={error}>
      {(control) => (
        <InputBox>
          <Swatch
            type="color"
            // Screen readers use the text box instead.
            aria-hidden
            tabIndex={-1}
            disabled={disabled}
            value={colour.test(field.value) ? field.value : '#000000'}
            onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
          />
          <Input {...control} {...field} disabled={disabled} pl="10" spellCheck={false} />
        </InputBox>
      )}
    </FieldFrame>
  );
}

const Swatch = chakra('input', {
  base: {
    position: 'absolute',
    insetStart: '2',
    top: '50%',
    transform: 'translateY(-50%)',
    w: '6',
    h: '6',
    p: '0',
    borderRadius: 'sm',
    border: '1px solid',
    borderColor: 'edge',
    bg: 'transparent',
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { p: '0' },
    '&::-webkit-color-swatch': { border: 'none' },
  },
});
