// The criteria that a teacher awards points by: typed, or inserted from a template; they can be saved as one.
import { BookmarkPlus, ListPlus } from 'lucide-react';
import { Button, Flex, Input, useField } from '../../../ui/index.ts';
import { useCriterionTemplates } from '../templates/useCriterionTemplates.tsx';
import type { CriterionDraft } from '../questionValues.ts';
import { FieldRows } from './FieldRows.tsx';

export function CriteriaField({ name, companyId }: { name: string; companyId: string }) {
  const { field, error } = useField<readonly CriterionDraft[]>(name, {
    words: {
      label: 'Критерии',
      show: (all) => all.map((each) => `${each.name} (${each.maxPoints})`).join('; ') || 'пусто',
    },
  });
  const templates = useCriterionTemplates(companyId);
  const all = field.value;
  const choose = async () => {
    const chosen = await templates.choose();
    if (chosen) field.onChange([...all, ...chosen].slice(0, 30));
  };
  return (
    <div>
      <FieldRows
        label="Критерии"
        hint="Наибольший балл за вопрос — сумма баллов критериев"
        error={error}
        rows={all}
        blank={noCriterion}
        typed={(name) => ({ name })}
        most={30}
        nameOf={(each, index) => each.name || `критерий ${index + 1}`}
        onChange={field.onChange}
      >
        {(criterion, index, change) => (
          <Flex gap="2" wrap="wrap">
            <Input
              aria-label={`Критерий ${index + 1}`}
              placeholder={index < all.length ? 'Название критерия' : 'Добавить критерий'}
              flex="1 1 180px"
              w="auto"
              maxLength={255}
              value={criterion.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
              onBlur={field.onBlur}
            />
            {index < all.length && (
              <>
                <Input
                  aria-label={`Баллов за критерий ${index + 1}`}
                  flex="0 1 90px"
                  maxW="90px"
                  inputMode="numeric"
                  maxLength={4}
                  value={criterion.maxPoints}
                  onChange={({ currentTarget }) =>
                    change({ maxPoints: currentTarget.value.replace(/\D/g, '') })
                  }
                  onBlur={field.onBlur}
                />
                <Input
                  aria-label={`Пояснение к критерию ${index + 1}`}
                  placeholder="За что ставить баллы"
                  flex="1 1 100%"
                  maxLength={5000}
                  value={criterion.description}
                  onChange={({ currentTarget }) => change({ description: currentTarget.value })}
                  onBlur={field.onBlur}
                />
              </>
            )}
          </Flex>
        )}
      </FieldRows>
      <Flex gap="2" wrap="wrap" mt="2">
        <Button size="sm" icon={<ListPlus size={16} aria-hidden />} onClick={() => void choose()}>
          Взять из шаблона…
        </Button>
        {all.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<BookmarkPlus size={16} aria-hidden />}
            onClick={() => templates.keep(all)}
          >
            Сохранить как шаблон…
          </Button>
        )}
      </Flex>
    </div>
  );
}

const noCriterion: CriterionDraft = { id: null, name: '', description: '', maxPoints: '1' };
