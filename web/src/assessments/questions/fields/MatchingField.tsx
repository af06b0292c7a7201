// Items that learners match: main ones with letters, dependent ones with numbers, and the right numbers of each main
// one.
import {
  chakra,
  FieldNote,
  Fieldset,
  Text,
  useField,
  useFieldValue,
  htmlToText,
  type TextUploads,
} from '../../../ui/index.ts';
import { letter } from '../../letters.ts';
import type { MatchingItemDraft, Matching } from '../questionValues.ts';
import { AnswerText } from './AnswerText.tsx';
import { richTextRow } from './ChoicesField.tsx';
import { Rows } from './Rows.tsx';

export function MatchingField({ name, uploads }: { name: string; uploads: TextUploads }) {
  const { field, error } = useField<Matching>(name, {
    words: { label: 'Соответствия', show: shown },
  });
  const isMulti = useFieldValue<boolean>('correspondenceMulti');
  const { items, links } = field.value;
  const mains = placesOf(items, true);
  const dependents = placesOf(items, false);
  /** Replaces the rows of one side; links follow their items by previous index. */
  const write = (isMain: boolean, rows: readonly Row[]) => {
    const others = (isMain ? dependents : mains).map((place) => ({ ...items[place]!, place }));
    const written = rows.map((row) => ({ ...row, isMain }));
    const all = isMain ? [...written, ...others] : [...others, ...written];
    const now = new Map(
      all.flatMap(({ place }, index) => (place === null ? [] : [[place, index]])),
    );
    field.onChange({
      items: all.map(({ id, isMain: main, value }) => ({ id, isMain: main, value })),
      links: links.flatMap(([main, dependent]) => {
        const [from, to] = [now.get(main), now.get(dependent)];
        return from === undefined || to === undefined ? [] : [[from, to] as const];
      }),
    });
  };
  const link = (main: number, dependent: number, isOn: boolean) => {
    const others = links.filter(
      (each) => each[0] !== main || (isMulti ? each[1] !== dependent : false),
    );
    field.onChange({ items, links: isOn ? [...others, [main, dependent]] : others });
  };
  const rowsOf = (places: readonly number[]): Row[] =>
    places.map((place) => ({ id: items[place]!.id, value: items[place]!.value, place }));
  return (
    <Fieldset>
      <legend>Соответствия</legend>
      <Sides>
        <div>
          <Text size="sm" tone="muted" mb="1">
            К чему подбирают
          </Text>
          <Rows
            label="К чему подбирают"
            rows={rowsOf(mains)}
            blank={noRow}
            typed={richTextRow}
            most={50}
            nameOf={(row, index) => htmlToText(row.value) || letter(index)}
            onChange={(rows) => write(true, rows)}
          >
            {(row, index, change) => (
              <>
                <Numbered>
                  <b>{letter(index)}</b>
                  <div>
                    <AnswerText
                      label={`Элемент ${letter(index)}`}
                      placeholder={row.place === null ? 'Добавить' : ''}
                      value={row.value}
                      onChange={(value) => change({ value })}
                      onBlur={field.onBlur}
                      uploads={uploads}
                    />
                  </div>
                </Numbered>
                {row.place !== null && dependents.length > 0 && (
                  <Links aria-label={`Пара для ${letter(index)}`}>
                    {dependents.map((dependent, number) => {
                      const isOn = links.some(
                        ([from, to]) => from === row.place && to === dependent,
                      );
                      return (
                        <button
                          key={dependent}
                          type="button"
                          aria-pressed={isOn}
                          aria-label={`${letter(index)} — ${number + 1}`}
                          onClick={() => link(row.place ?? 0, dependent, !isOn)}
                        >
                          {number + 1}
                        </button>
                      );
                    })}
                  </Links>
                )}
              </>
            )}
          </Rows>
        </div>
        <div>
          <Text size="sm" tone="muted" mb="1">
            Что подбирают
          </Text>
          <Rows
            label="Что подбирают"
            rows={rowsOf(dependents)}
            blank={noRow}
            typed={richTextRow}
            most={50}
            nameOf={(row, index) => htmlToText(row.value) || String(index + 1)}
            onChange={(rows) => write(false, rows)}
          >
            {(row, index, change) => (
              <Numbered>
                <b>{index + 1}</b>
                <div>
                  <AnswerText
                    label={`Элемент ${index + 1}`}
                    placeholder={row.place === null ? 'Добавить' : ''}
                    value={row.value}
                    onChange={(value) => change({ value })}
                    onBlur={field.onBlur}
                    uploads={uploads}
                  />
                </div>
              </Numbered>
            )}
          </Rows>
        </div>
      </Sides>
      <div aria-live="polite">
        <FieldNote
          id={`${name}-note`}
          error={error}
          hint="Под каждой буквой нажмите номер её пары. Лишние номера усложнят выбор"
        />
      </div>
    </Fieldset>
  );
}

interface Row {
  id: string | null;
  value: string;
  /** Index among all items; null for a new one. */
  place: number | null;
}

const noRow: Row = { id: null, value: '', place: null };

const placesOf = (items: readonly MatchingItemDraft[], isMain: boolean): number[] =>
  items.flatMap((item, place) => (item.isMain === isMain ? [place] : []));

function shown({ items, links }: Matching): string {
  const words = (place: number) => htmlToText(items[place]?.value ?? '');
  return links.map(([main, to]) => `${words(main)} — ${words(to)}`).join('; ') || 'пусто';
}

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '& > div': { minW: '0' },
  },
});

const Numbered = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    '& > b': { flexShrink: 0, minW: '5', pt: '2', fontWeight: 'medium', textAlign: 'end' },
    '& > div': { flex: '1', minW: '0' },
  },
});

const Links = chakra('fieldset', {
  base: {
    m: '0',
    p: '0',
    border: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    mt: '1.5',
    pl: '7',
    '& > button': {
      minW: '8',
      h: '8',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'md',
      fontSize: 'sm',
      _hover: { bg: 'soft' },
      '&[aria-pressed=true]': {
        bg: 'primarySoft',
        borderColor: 'primary',
        color: 'primary',
        fontWeight: 'medium',
      },
    },
  },
});
