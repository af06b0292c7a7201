// The filter of the public catalogue: categories, each displayed as its settings say, formats and places.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { chakra, Flex } from '../../ui/index.ts';
import { choiceGroups, toggleChoice, type Choice, type ChoiceGroup } from './choiceGroups.ts';
import type { CatalogState } from './catalogRoute.ts';
import type { CatalogFilter_catalog$key } from '../../__generated__/CatalogFilter_catalog.graphql.ts';

export function CatalogFilter({
  catalog: key,
  state,
  change,
}: {
  catalog: CatalogFilter_catalog$key;
  state: CatalogState;
  change: (part: Partial<CatalogState>) => void;
}) {
  const { categories, formats, places } = useFragment<CatalogFilter_catalog$key>(
    graphql`
      fragment CatalogFilter_catalog on Catalog @throwOnFieldError {
        categories @catch(to: NULL) {
          databaseId
          parentId
          title
          columnsCount
          filterSelectionType
          viewType
        }
        formats @catch(to: NULL) {
          databaseId
          name
        }
        places @catch(to: NULL) {
          databaseId
          name
        }
      }
    `,
    key,
  );
  const named = (title: string, all: typeof formats): ChoiceGroup => ({
    title,
    isSingle: false,
    view: 'TAGS',
    columns: 1,
    choices: (all ?? []).map(({ databaseId, name }) => ({
      id: String(databaseId),
      name,
      level: 0,
    })),
  });

  const groups = choiceGroups(
    (categories ?? []).map(
      ({ databaseId, parentId, title, columnsCount, filterSelectionType, viewType }) => ({
        id: databaseId,
        parentId: parentId ?? null,
        title,
        columns: columnsCount,
        isSingle: filterSelectionType === 'SINGLE',
        view: viewType,
      }),
    ),
  );
  return (
    <Flex as="section" aria-label="Фильтр" direction="column" gap="3">
      {groups.map((group) => (
        <Choices
          key={group.choices[0]?.id}
          group={group}
          opened={groups.length <= mostOpened}
          chosen={state.category}
          onChange={(category) => change({ category })}
        />
      ))}
      <Choices
        group={named('Формат', formats)}
        chosen={state.format}
        onChange={(format) => change({ format })}
      />
      <Choices
        group={named('Место', places)}
        chosen={state.place}
        onChange={(place) => change({ place })}
      />
      <Choices
        group={free}
        chosen={state.free ? [onlyFree.id] : []}
        onChange={(chosen) => change({ free: chosen.length > 0 })}
      />
    </Flex>
  );
}

/** With more groups open, the courses would be below the screen. */
const mostOpened = 2;

const onlyFree: Choice = { id: 'free', name: 'Только бесплатные', level: 0 };
const free: ChoiceGroup = {
  title: 'Цена',
  isSingle: true,
  view: 'TAGS',
  columns: 1,
  choices: [onlyFree],
};

function Choices({
  group,
  opened = true,
  chosen,
  onChange,
}: {
  group: ChoiceGroup;
  /** Whether the group is open at first; a group with a selected choice always is. */
  opened?: boolean;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { choices, view, columns } = group;
  // The initial value: an open group stays open while a visitor changes its selection.
  const [isOpen] = useState(opened || isAnyChosen(group, chosen));
  if (choices.length === 0) return null;
  return (
    <details open={isOpen}>
      <Title>{group.title}</Title>
      <Row
        aria-label={group.title}
        data-view={view.toLowerCase()}
        style={
          view === 'TILES'
            ? {
                gridTemplateColumns: `repeat(auto-fill, minmax(max(120px, ${100 / (columns + 1)}%), 1fr))`,
              }
            : undefined
        }
      >
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.id}
            type="button"
            aria-pressed={chosen.includes(choice.id)}
            style={{ marginInlineStart: view === 'LIST' ? choice.level * 16 : undefined }}
            onClick={() => onChange(toggleChoice(group, chosen, choice.id))}
          >
            {choice.name}
          </ChoiceButton>
        ))}
      </Row>
    </details>
  );
}

const isAnyChosen = ({ choices }: ChoiceGroup, chosen: readonly string[]): boolean =>
  choices.some(({ id }) => chosen.includes(id));

const Title = chakra('summary', {
  base: { w: 'fit-content', fontSize: 'sm', color: 'muted', cursor: 'pointer' },
});

const Row = chakra('fieldset', {
  base: {
    minW: '0',
    m: '0',
    p: '0',
    border: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '1',
    '&[data-view=tiles]': { display: 'grid' },
    '&[data-view=list]': { flexDirection: 'column', alignItems: 'flex-start' },
  },
});

const ChoiceButton = chakra('button', {
  base: {
    minH: '32px',
    minW: '0',
    px: '3',
    py: '1',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'surface',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    _hover: { borderColor: 'primary' },
    '&[aria-pressed=true]': { bg: 'primarySoft', color: 'primary', borderColor: 'primary' },
  },
});
