// The choices of the offer's filter, and descriptions of its conditions for the chips.
import { graphql, useFragment } from 'react-relay';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { rangeCondition } from '../list/rangeCondition.ts';
import { dictionaries, type OfferListState } from './offerList.ts';
import type { useOfferConditions_company$key } from '../../__generated__/useOfferConditions_company.graphql.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

export type OfferChoices = Readonly<Record<(typeof dictionaries)[number], readonly Choice[]>>;

export const titles = {
  type: 'Тип',
  format: 'Формат',
  category: 'Категория',
  place: 'Место',
} as const;

export function useOfferConditions(
  key: useOfferConditions_company$key,
  state: OfferListState,
): { choices: OfferChoices; conditions: readonly Condition<OfferListState>[] } {
  const { commercialOfferFilters: known } = useFragment<useOfferConditions_company$key>(
    graphql`
      fragment useOfferConditions_company on Company {
        commercialOfferFilters @catch(to: NULL) {
          types {
            id
            name
          }
          formats {
            id
            name
          }
          categories {
            id
            name
          }
          places {
            id
            name
          }
        }
      }
    `,
    key,
  );
  const choices = {
    type: known?.types ?? [],
    format: known?.formats ?? [],
    category: known?.categories ?? [],
    place: known?.places ?? [],
  };
  const named = dictionaries
    .filter((dictionary) => state[dictionary].length > 0)
    .map((dictionary) => {
      const nameOf = (id: string) => choices[dictionary].find((each) => each.id === id)?.name;
      const words = state[dictionary].map((id) => nameOf(id) ?? '…').join(', ');
      return { words: `${titles[dictionary]}: ${words}`, without: { [dictionary]: [] } };
    });
  const ends = [rangeCondition(state, 'Цена', 'price'), rangeCondition(state, 'Начало', 'start')];
  return { choices, conditions: [...named, ...ends.filter((end) => end !== false)] };
}
