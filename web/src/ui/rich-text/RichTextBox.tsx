// A rich text that opens for editing, for texts that are not separate form fields, such as one of several answers.
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Button } from '../text/Button.tsx';
import { captureTyping } from '../format/capturedText.ts';
import type { Uploads } from './editor/host.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { RichText } from './RichText.tsx';

export function RichTextBox({
  label,
  value,
  onChange,
  onBlur,
  uploads,
}: {
  /** Accessible name. */
  label: string;
  /** Canonical HTML; '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  uploads: Uploads;
}) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <EditorPlace
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        uploads={uploads}
        short
        isCompact
        takesFocus
        aria={{ 'aria-label': label }}
      />
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
        onClick={() => {
          captureTyping();
          setOpen(true);
        }}
      >
        {value === '' ? 'Написать ответ' : 'Изменить ответ'}
      </Button>
    </Shown>
  );
}

const Shown = chakra('div', { base: { minW: '0' } });
