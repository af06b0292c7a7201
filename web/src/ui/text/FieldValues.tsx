// Displays the values of a custom field.
import { Fragment, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import type { CustomFieldType } from '../custom-field/describedField.ts';
import { formatDate, formatDateTime } from '../format/format.ts';
import { PhoneLink } from './PhoneLink.tsx';

export interface FieldValue {
  /** The stored value: an option's id for lists, a file's id for files. */
  readonly value: string;
  /** The displayed text: an option's label, a file's name. */
  readonly shown: string;
  /** For files. */
  readonly url?: string | undefined;
}

/** An em dash without values. */
export function FieldValues({
  type,
  values,
}: {
  /** Null if it isn't a custom field of the company. */
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

/** The same as plain text. */
export function fieldText(type: CustomFieldType | null, shown: string): string {
  if (type === 'DATE') return formatDate(shown);
  return type === 'DATETIME' ? formatDateTime(shown) : shown;
}

function nodeOf(type: CustomFieldType | null, value: FieldValue): ReactNode {
  const { shown, url } = value;
  if (type === 'PHONE') return <PhoneLink number={shown} />;
  if (type === 'EMAIL') return <Elsewhere href={`mailto:${shown}`}>{shown}</Elsewhere>;
  // Other servers may return any text.
  if (type === 'URL' && /^https?:/i.test(shown)) return <Outside href={shown}>{shown}</Outside>;
  if (url !== undefined) return <Outside href={url}>{shown}</Outside>;
  return fieldText(type, shown);
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
