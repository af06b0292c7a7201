// What a custom field holds, as a person reads it: the one way wherever it is shown.
import { Fragment, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import type { CustomFieldType } from '../custom-field/describedField.ts';
import { formatDate, formatDateTime } from '../format/format.ts';
import { PhoneLink } from './PhoneLink.tsx';

export interface FieldValue {
  /** As it is written: of a list the variable's id, of a file its id. */
  readonly value: string;
  /** What a person reads: a variable's words, a file's name. */
  readonly shown: string;
  /** Of a file. */
  readonly url?: string | undefined;
}

/** An em dash for none. */
export function FieldValues({
  type,
  values,
}: {
  /** Null where it is none of the company's own fields. */
  type: CustomFieldType | null;
  values: readonly FieldValue[];
}) {
  if (values.length === 0) return '—';
  return values.map((value, index) => (
    <Fragment key={value.value}>
      {index > 0 && ', '}
      {nodeOf(type, value)}
    </Fragment>
  ));
}

/** The same where there is only text. */
export function fieldWords(type: CustomFieldType | null, shown: string): string {
  if (type === 'DATE') return formatDate(shown);
  return type === 'DATETIME' ? formatDateTime(shown) : shown;
}

function nodeOf(type: CustomFieldType | null, value: FieldValue): ReactNode {
  const { shown, url } = value;
  if (type === 'PHONE') return <PhoneLink number={shown} />;
  if (type === 'EMAIL') return <Elsewhere href={`mailto:${shown}`}>{shown}</Elsewhere>;
  // A server of one's own may hold anything.
  if (type === 'URL' && /^https?:/i.test(shown)) return <Outside href={shown}>{shown}</Outside>;
  if (url !== undefined) return <Outside href={url}>{shown}</Outside>;
  return fieldWords(type, shown);
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <Elsewhere href={href} target="_blank" rel="noreferrer">
      {children}
    </Elsewhere>
  );
}

const Elsewhere = chakra('a', {
  base: { color: 'primary', borderRadius: 'sm', _hover: { textDecoration: 'underline' } },
});
