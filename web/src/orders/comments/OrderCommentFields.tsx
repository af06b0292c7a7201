// Fields of a comment besides its text: files, visibility and mentions.
import { Flex, MultiComboField, Switch, Text, useField, booleanDisplay } from '../../ui/index.ts';
import { placeOfComment } from '../../kit/comments/CommentForm.tsx';
import { MessageFilesField } from '../../kit/uploads/MessageFilesField.tsx';
import { useOrderManagerSearch } from '../choices.ts';

export function OrderCommentFields({
  draft,
  companyId,
  choosesReaders,
}: {
  /** The key under which the browser stores the draft. */
  draft: string;
  companyId: string;
  /** Whether the author chooses if the customer can read the comment. */
  choosesReaders: boolean;
}) {
  const search = useOrderManagerSearch(companyId);
  return (
    <>
      <MessageFilesField
        name="files"
        place={placeOfComment(draft)}
        to={`/media/order_comments/${companyId}`}
      />
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
  const { field } = useField<boolean>('isPublic', { words: booleanDisplay('Видно клиенту') });
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
