// Rich text as a field of a form. The editor comes when the field is shown.
import { Suspense, useId } from 'react';
import { chakra } from '@chakra-ui/react';
import { useField, type FieldRules } from '../form/useField.ts';
import { FieldLabel, FieldNote, type FrameProps } from '../form/frame.tsx';
import { lazyPart } from '../lazyPart.ts';
import { Skeleton } from '../Progress.tsx';
import type { Uploads } from './editor/host.ts';
import { RichText, wordsOfHtml } from './RichText.tsx';

const Editor = lazyPart(() => import('./editor/Editor.tsx'), 'Editor');

export type RichTextFieldProps = FrameProps &
  Omit<FieldRules<string>, 'check'> & {
    /** Its value is canonical HTML, '' of an empty text. */
    name: string;
    uploads: Uploads;
    /** For texts of a few lines. */
    short?: boolean;
    /** The text is only shown. */
    readOnly?: boolean;
  };

export function RichTextField({
  name,
  label,
  hint,
  required = false,
  rules,
  uploads,
  short = false,
  readOnly = false,
}: RichTextFieldProps) {
  const id = useId();
  const { field, error } = useField<string>(name, {
    required,
    rules,
    words: { label, show: (html) => (html === '' ? 'пусто' : `«${wordsOfHtml(html)}»`) },
  });
  const note = error ?? hint;
  return (
    <chakra.div minW="0" w="full">
      <FieldLabel id={`${id}-label`} required={required}>
        {label}
      </FieldLabel>
      {readOnly ? (
        <Shown>
          <RichText html={field.value} />
        </Shown>
      ) : (
        // As high as what comes: the toolbar, the text, the count of words.
        <Suspense fallback={<Skeleton height={short ? '406px' : '516px'} />}>
          <Editor
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            uploads={uploads}
            short={short}
            aria={{
              'aria-labelledby': `${id}-label`,
              'aria-describedby': note ? `${id}-note` : undefined,
              'aria-invalid': error ? 'true' : undefined,
              'aria-required': required ? 'true' : undefined,
            }}
          />
        </Suspense>
      )}
      <div aria-live="polite">
        {note && <FieldNote id={`${id}-note`} error={error} hint={hint} />}
      </div>
    </chakra.div>
  );
}

const Shown = chakra('div', {
  base: {
    px: '4',
    py: '3',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
  },
});
