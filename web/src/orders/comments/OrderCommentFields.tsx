// What is said of a comment beside its words: who reads it, and whom it mentions.
import { Flex, MultiComboField, Switch, Text, useField, yesOrNoWords } from '../../ui/index.ts';
import { useOrderManagerSearch } from '../choices.ts';

export function OrderCommentFields({
  companyId,
  choosesReaders,
}: {
  companyId: string;
  /** The customer may read it, too. */
  choosesReaders: boolean;
}) {
  const search = useOrderManagerSearch(companyId);
  return (
    <>
      <MultiComboField
        name="mentions"
        label="Упомянуть коллег"
        placeholder="Имя"
        hint="Им придёт уведомление."
        search={search}
      />
      {choosesReaders && <ReadersField />}
    </>
  );
}

function ReadersField() {
  const { field } = useField<boolean>('isPublic', { words: yesOrNoWords('Видно клиенту') });
  const { value: isPublic, onChange, ...rest } = field;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Switch {...rest} checked={!isPublic} onChange={(isForTeam) => onChange(!isForTeam)}>
        Для команды
      </Switch>
      <Text as="span" size="sm" tone="muted" aria-live="polite">
        {isPublic ? 'Видно клиенту' : 'Клиент не увидит'}
      </Text>
    </Flex>
  );
}
