// Reads interactions in which learners match items.
import {
  requireAtMost,
  hasSeveralPairs,
  type TestQuestion,
  UnreadableQuestion,
} from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { isFixed, rightIn } from './declarations.ts';
import { attributeOf, partsOf } from './names.ts';
import { responseValue, type Interaction } from './read-choices.ts';
import { textIn } from './read-texts.ts';
import { comparableValue } from './values.ts';
import { derivePoints, type WrongValue } from './derive-points.ts';

type Parts = Partial<TestQuestion>;

interface Matched {
  identifier: string;
  isMain: boolean;
  value: string;
}

const itemsIn = (set: XmlElement) => requireAtMost(partsOf(set, 'simpleAssociableChoice'));

export function matching(interaction: Interaction): Parts {
  const { element, item } = interaction;
  const sets = requireAtMost(partsOf(element, 'simpleMatchSet'));
  const items = sets.flatMap((set, index) =>
    itemsIn(set).map((choice): Matched => ({
      identifier: attributeOf(choice, 'identifier'),
      isMain: index === 0,
      value: textIn(choice, item.reading),
    })),
  );
  const [mains, dependents] = sets;
  const isMulti =
    mains !== undefined && itemsIn(mains).some((choice) => attributeOf(choice, 'matchMax') !== '1');
  if (dependents !== undefined && itemsIn(dependents).some(isFixed)) {
    item.reading.changed.push('у элемента справа было постоянное место, теперь перемешиваются все');
  }
  return pairs(items, interaction, isMulti);
}

export function associated(interaction: Interaction): Parts {
  const { element, item } = interaction;
  const first = new Set([...rightIn(interaction.declared)].map((pair) => pair.split(' ')[0]));
  item.reading.changed.push('у пар не было сторон: первые элементы теперь слева');
  const items = itemsIn(element).map((choice) => {
    const identifier = attributeOf(choice, 'identifier');
    return { identifier, isMain: first.has(identifier), value: textIn(choice, item.reading) };
  });
  return pairs(items, interaction, false);
}

function pairs(items: readonly Matched[], interaction: Interaction, isMulti: boolean): Parts {
  const { declared, item, element } = interaction;
  if (items.length === 0) throw new UnreadableQuestion('У вопроса нет ответов');
  const ids = new Map(items.map(({ identifier }, index) => [identifier, index + 1]));
  const linkOf = (pair: string) => {
    const [one = '', other = ''] = pair.split(' ');
    const [main_id, dependent_id] = [ids.get(one), ids.get(other)];
    return main_id === undefined || dependent_id === undefined ? [] : [{ main_id, dependent_id }];
  };
  const right = [...rightIn(declared)].filter((pair) => linkOf(pair).length > 0);
  const links = right.flatMap(linkOf);
  const correspondence_multi = isMulti || hasSeveralPairs(links);
  return {
    type: 'correspondence',
    shuffle_answers:
      attributeOf(element, 'shuffle') === '' ? null : attributeOf(element, 'shuffle') === 'true',
    correspondence_multi,
    correspondences: items.map(({ isMain, value }, index) => ({
      id: index + 1,
      is_main: isMain,
      value,
      sort: index + 1,
    })),
    correspondence_links: links,
    ...derivePoints(item, {
      key: right.map(responseValue(interaction)),
      wrong: wrongPairs(items, right, interaction, correspondence_multi),
      parts: 'верные пары',
      areBeside: correspondence_multi,
    }),
  };
}

/** The wrong pairs that the item names, and one that represents all others. */
function wrongPairs(
  items: readonly Matched[],
  right: readonly string[],
  interaction: Interaction,
  isMulti: boolean,
): WrongValue[] {
  const { baseType, worth } = interaction.declared;
  const keys = new Set([...worth.keys()].map((pair) => comparableValue(pair, baseType)));
  const isNamed = (pair: string) => keys.has(comparableValue(pair, baseType));
  const dependents = items.filter(({ isMain }) => !isMain);
  const all = items
    .filter(({ isMain }) => isMain)
    .flatMap((main) => dependents.map((each) => `${main.identifier} ${each.identifier}`))
    .filter((pair) => !right.includes(pair));
  const other = all.find((pair) => !isNamed(pair));
  const named = all.filter(isNamed);
  return [...named, ...(other === undefined ? [] : [other])].map((pair) => {
    const [main = ''] = pair.split(' ');
    const place = isMulti ? -1 : right.findIndex((each) => each.startsWith(`${main} `));
    return { piece: responseValue(interaction)(pair), place: place === -1 ? null : place };
  });
}
