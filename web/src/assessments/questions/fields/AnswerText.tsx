// What a choice or an item says: typed plainly, or as a rich text with formulas and pictures.
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
  /** For screen readers. */
  label: string;
  placeholder: string;
  /** HTML, '' of nothing. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  uploads: TextUploads;
}) {
  // A space at the end would go with the way to HTML and back.
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
