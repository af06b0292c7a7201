// The text of a choice or an item: plain, or rich text with formulas and pictures.
import { useState } from 'react';
import { Pilcrow } from 'lucide-react';
import { plainHtml } from '../../../kit/files/plainHtml.ts';
import {
  Flex,
  IconButton,
  Input,
  RichTextBox,
  htmlToText,
  type TextUploads,
} from '../../../ui/index.ts';

export function AnswerText({
  label,
  placeholder,
  value,
  onChange,
  onBlur,
  uploads,
}: {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** HTML; empty string for no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  uploads: TextUploads;
}) {
  // The plain text while it is typed: converting it to HTML and back would drop a trailing space.
  const [typed, setTyped] = useState<string | null>(null);
  const [isRich, setRich] = useState(false);
  if (isRich || !isPlain(value)) {
    return (
      <RichTextBox
        label={label}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        uploads={uploads}
      />
    );
  }
  const words = htmlToText(value);
  const shown = typed !== null && plainHtml(typed) === value ? typed : words;
  return (
    <Flex gap="1">
      <Input
        aria-label={label}
        placeholder={placeholder}
        maxLength={5000}
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(plainHtml(currentTarget.value));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
      />
      {value !== '' && (
        <IconButton
          size="sm"
          icon={<Pilcrow />}
          label={`Оформить: ${label}`}
          onClick={() => setRich(true)}
        />
      )}
    </Flex>
  );
}

const isPlain = (html: string): boolean => html === '' || plainHtml(htmlToText(html)) === html;
