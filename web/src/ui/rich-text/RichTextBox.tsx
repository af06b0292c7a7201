// A rich text that is opened to be written, for what is not a field of a form by itself: one of several answers.
import { Suspense, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Button } from '../Button.tsx';
import { lazyPart } from '../lazyPart.ts';
import { Skeleton } from '../Progress.tsx';
import type { Uploads } from './editor/host.ts';
import { RichText } from './RichText.tsx';

const Editor = lazyPart(() => import('./editor/Editor.tsx'), 'Editor');

export function RichTextBox({
  label,
  value,
  onChange,
  onBlur,
  uploads,
}: {
  /** For screen readers. */
  label: string;
  /** Canonical HTML, '' of an empty text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  uploads: Uploads;
}) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense fallback={<Skeleton height="406px" />}>
        <Editor
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          uploads={uploads}
          short
          takesFocus
          aria={{ 'aria-label': label }}
        />
      </Suspense>
    );
  }
  return (
    <Shown>
      {value !== '' && <RichText html={value} />}
      <Button
        size="sm"
        variant="ghost"
        icon={<Pencil size={16} aria-hidden />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {value === '' ? 'Написать ответ' : 'Изменить ответ'}
      </Button>
    </Shown>
  );
}

const Shown = chakra('div', { base: { minW: '0' } });
