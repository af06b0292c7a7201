// Rich text as a form field. The editor's code loads when the field is rendered, or when a folded field is opened.
import { useId, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { captureTyping } from '../format/capturedText.ts';
import { useField, type FieldRules } from '../form/useField.ts';
import { FieldLabel, FieldNote, type FrameProps } from '../form/frame.tsx';
import type { Uploads } from './editor/host.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { RichText, htmlToText } from './RichText.tsx';

export type RichTextFieldProps = FrameProps &
  Omit<FieldRules<string>, 'check'> & {
    /** The value is canonical HTML; '' for an empty text. */
    name: string;
    uploads: Uploads;
    /** For texts of a few lines. */
    short?: boolean;
    /** Even lower while it is empty, so that the following fields are in view. */
    isCompact?: boolean;
    /** The text is only shown. */
    readOnly?: boolean;
    /** Shows the text until the user opens it, for forms with many texts. */
    isFolded?: boolean;
    /** Focuses the editor when it is loaded. */
    takesFocus?: boolean;
  };

export function RichTextField({
  name,
  label,
  hint,
  required = false,
  rules,
  uploads,
  short = false,
  isCompact = false,
  readOnly = false,
  isFolded = false,
  takesFocus = isFolded,
}: RichTextFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(!isFolded);
  const { field, error } = useField<string>(name, {
    required,
    rules,
    words: { label, show: (html) => (html === '' ? 'пусто' : `«${htmlToText(html)}»`) },
  });
  const note = error ?? hint;
  const marks = {
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? ('true' as const) : undefined,
  };
  return (
    <chakra.div minW="0" w="full">
      <FieldLabel id={`${id}-label`} required={required}>
        {label}
      </FieldLabel>
      {readOnly || !isOpen ? (
        <Shown data-empty={field.value === '' || undefined}>
          {field.value === '' ? <Nothing>Пока пусто</Nothing> : <RichText html={field.value} />}
          {!readOnly && (
            <Button
              size="sm"
              icon={<Pencil size={16} aria-hidden />}
              aria-label={`Изменить: ${label}`}
              {...marks}
              onClick={() => {
                captureTyping();
                setOpen(true);
              }}
            >
              Изменить
            </Button>
          )}
        </Shown>
      ) : (
        <EditorPlace
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          uploads={uploads}
          short={short}
          isCompact={isCompact}
          takesFocus={takesFocus}
          aria={{
            'aria-labelledby': `${id}-label`,
            ...marks,
            'aria-required': required ? 'true' : undefined,
          }}
        />
      )}
      <div aria-live="polite">
        {note && <FieldNote id={`${id}-note`} error={error} hint={hint} />}
      </div>
    </chakra.div>
  );
}

const Nothing = chakra('p', { base: { m: '0', color: 'muted' } });

const Shown = chakra('div', {
  base: {
    maxH: '400px',
    overflowY: 'auto',
    '& > button': { mt: '2' },
    '&[data-empty]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      py: '2',
      '& > button': { mt: '0' },
    },
    px: '4',
    py: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
  },
});
