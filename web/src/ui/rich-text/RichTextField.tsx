// Rich text as a field of a form. The editor comes when the field is shown, or where it is folded, when a person opens it.
import { useId, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { awaitText } from '../format/earlyText.ts';
import { useField, type FieldRules } from '../form/useField.ts';
import { FieldLabel, FieldNote, type FrameProps } from '../form/frame.tsx';
import type { Uploads } from './editor/host.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { RichText, wordsOfHtml } from './RichText.tsx';

export type RichTextFieldProps = FrameProps &
  Omit<FieldRules<string>, 'check'> & {
    /** Its value is canonical HTML, '' of an empty text. */
    name: string;
    uploads: Uploads;
    /** For texts of a few lines. */
    short?: boolean;
    /** Lower yet while nothing is written, so that what follows is in view. */
    isCompact?: boolean;
    /** The text is only shown. */
    readOnly?: boolean;
    /** The text is shown until a person opens it: for forms of many texts. */
    isFolded?: boolean;
    /** The text gets the focus when it comes. */
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
    words: { label, show: (html) => (html === '' ? 'пусто' : `«${wordsOfHtml(html)}»`) },
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
                awaitText();
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
