// Blanks in the text that are filled from a list: the options of each, and which are right.
import { Checkbox, Flex, Input } from '../../../ui/index.ts';
import type { ItemDraft } from '../questionValues.ts';
import { Blank, useBlanks } from './Blank.tsx';
import { Rows } from './Rows.tsx';

export function OptionsField({ name }: { name: string }) {
  const { blanks, change, remove, field, error } = useBlanks(name, 'Списки для пропусков');
  return (
    <Blank.List label="Списки для пропусков" error={error} count={blanks.length}>
      {blanks.map(({ answer, isInText }) => (
        <Blank
          key={answer.sort}
          number={answer.sort}
          isInText={isInText}
          onRemove={() => remove(answer.sort)}
        >
          <Rows
            label={`Варианты для пропуска ${answer.sort}`}
            rows={answer.items}
            blank={noItem}
            typed={(value) => ({ value })}
            most={50}
            nameOf={({ value }, index) => value || `вариант ${index + 1}`}
            onChange={(items) => change(answer.sort, { items })}
          >
            {(item, index, changeItem) => (
              <Flex gap="2" align="center">
                <Checkbox
                  aria-label={`Правильный: ${item.value || `вариант ${index + 1}`}`}
                  checked={item.correct}
                  disabled={index >= answer.items.length}
                  onChange={(correct) => changeItem({ correct })}
                />
                <Input
                  aria-label={`Вариант ${index + 1} для пропуска ${answer.sort}`}
                  placeholder={index < answer.items.length ? '' : 'Добавить вариант'}
                  maxLength={1000}
                  value={item.value}
                  onChange={({ currentTarget }) => changeItem({ value: currentTarget.value })}
                  onBlur={field.onBlur}
                />
              </Flex>
            )}
          </Rows>
        </Blank>
      ))}
    </Blank.List>
  );
}

const noItem: ItemDraft = { id: null, value: '', correct: false };
