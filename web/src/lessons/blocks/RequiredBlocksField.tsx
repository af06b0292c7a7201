// Selects the published blocks that a learner must complete to finish the lesson.
import { graphql, useFragment } from 'react-relay';
import {
  Checkbox,
  chakra,
  FieldNote,
  Fieldset,
  Text,
  useField,
  htmlToText,
} from '../../ui/index.ts';
import { blockKinds } from './blockKinds.tsx';
import type {
  RequiredBlocksField_blocks$data,
  RequiredBlocksField_blocks$key,
} from '../../__generated__/RequiredBlocksField_blocks.graphql.ts';

export function RequiredBlocksField({
  name,
  blocks: key,
}: {
  name: string;
  blocks: RequiredBlocksField_blocks$key;
}) {
  const blocks = useFragment<RequiredBlocksField_blocks$key>(
    graphql`
      fragment RequiredBlocksField_blocks on LessonBlock @relay(plural: true) {
        id
        type
        status
        title
        text
      }
    `,
    key,
  );
  const { field, error } = useField<readonly string[]>(name, {
    words: {
      label: 'Какие блоки пройти',
      each: (id) => {
        const block = blocks.find((each) => each.id === id);
        return block ? nameOf(block) : 'удалённый блок';
      },
    },
  });
  const published = blocks.filter(
    ({ type, status }) => status === 'PUBLISHED' && type !== 'SECTION',
  );
  if (published.length === 0) {
    return (
      <Text tone="muted" size="sm">
        В уроке пока нет опубликованных блоков: опубликуйте их на вкладке «Содержание урока».
      </Text>
    );
  }
  return (
    <Blocks>
      <legend>Какие блоки пройти</legend>
      {published.map((block) => (
        <Checkbox
          key={block.id}
          checked={field.value.includes(block.id)}
          onBlur={field.onBlur}
          onChange={(isOn) =>
            field.onChange(
              isOn ? [...field.value, block.id] : field.value.filter((id) => id !== block.id),
            )
          }
        >
          {nameOf(block)}
        </Checkbox>
      ))}
      <FieldNote
        id={`${name}-note`}
        error={error}
        hint={field.value.length === 0 ? 'Не выбрано ни одного: урок не закроется сам' : undefined}
      />
    </Blocks>
  );
}

function nameOf({ type, title, text }: RequiredBlocksField_blocks$data[number]): string {
  const words = title ?? (text ? htmlToText(text).slice(0, 80) : '');
  const { label } = blockKinds[type];
  return words ? `${label}: ${words}` : label;
}

const Blocks = chakra(Fieldset, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > legend': { mb: '2', p: '0', color: 'label', fontSize: 'sm', fontWeight: 'medium' },
  },
});
