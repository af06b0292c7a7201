// A live preview of a course in search results, with the lengths at which search engines cut texts.
import type { ReactNode } from 'react';
import { Card, chakra, Text, useFieldValue, type ChosenRecord } from '../../ui/index.ts';

/** Lengths that search engines show, in characters. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

/** A field with the length of its text. */
export function FieldWithLength({
  name,
  most,
  children,
}: {
  name: string;
  /** Number of characters that search engines show. */
  most: number;
  children: ReactNode;
}) {
  const { length } = useFieldValue<string>(name).trim();
  return (
    <>
      {children}
      <Text size="xs" tone="muted" mt="1">
        {length} из {most} знаков{length > most && ': остальное поисковики не покажут'}
      </Text>
    </>
  );
}

export function SearchPreview({
  name,
  anons,
  code,
  slugs,
}: {
  /** The course's name. */
  name: string;
  anons: string;
  /** The company's code in URLs. */
  code: string;
  /** Known slugs of categories by category id. */
  slugs: ReadonlyMap<string, string>;
}) {
  const title = useFieldValue<string>('seoTitle').trim() || name;
  const description = useFieldValue<string>('seoDescription').trim() || anons;
  const first = useAddress('First', slugs);
  const second = useAddress('Second', slugs);
  return (
    <Card title="Как это увидят в поиске">
      <Found>
        <span>{[code, ...(first ?? second ?? [])].join(' › ')}</span>
        <strong>{cut(title, maxTitleLength)}</strong>
        <p>
          {cut(description, maxDescriptionLength) ||
            'Описания нет: поисковик возьмёт слова со страницы.'}
        </p>
      </Found>
    </Card>
  );
}

/** The category's slug and the course's slug; null if either is missing. */
function useAddress(
  place: 'First' | 'Second',
  slugs: ReadonlyMap<string, string>,
): [string, string] | null {
  const slug = useFieldValue<string>(`catalogUrl${place}CategorySlug`).trim();
  const category = useFieldValue<ChosenRecord | null>(`catalogUrl${place}CategoryId`);
  if (slug === '' || category === null) return null;
  return [slugs.get(category.id) ?? `«${category.name}»`, slug];
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const Found = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    overflowWrap: 'anywhere',
    '& > span': { color: 'muted', fontSize: 'sm' },
    '& > strong': { color: 'primary', fontSize: 'lg', fontWeight: 'medium' },
    '& > p': { m: '0' },
  },
});
